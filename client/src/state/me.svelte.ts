/** The person at this browser. */

import { recall, remember } from "../net/session";

export const LONGEST_NAME = 24;

let name = $state(recall("name"));

export const me = {
  /** As typed; may be empty. */
  get name(): string {
    return name;
  },
  set name(value: string) {
    name = value;
    remember("name", value.trim());
  },
};
