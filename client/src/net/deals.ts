/** Deals that many people play: the deal of the day, challenges, duplicate evenings. */

import type {
  DaysOut,
  DealOut,
  League,
  Made,
  MadeDeal,
  NewChallenge,
  NewDuplicate,
  NewRun,
} from "../protocol";
import { ask } from "./api";

const dealPath = (deal: string) => `/api/deals/${encodeURIComponent(deal)}`;
const duplicatePath = (id: string) => `/api/duplicates/${encodeURIComponent(id)}`;

/** The deals of the last days, or of the days before a given one. */
export const days = (before = ""): Promise<DaysOut> =>
  ask(before ? `/api/days?${new URLSearchParams({ before })}` : "/api/days");

/** A deal and everybody's results. */
export const deal = (id: string): Promise<DealOut> => ask(dealPath(id));

/** Play a deal; the first try counts. */
export const newRun = (id: string, order: NewRun): Promise<Made> =>
  ask(`${dealPath(id)}/runs`, order);

/** The ranking of a week. */
export const week = (id: string): Promise<League> => ask(`/api/weeks/${encodeURIComponent(id)}`);

/** Let others play the deal of a finished game. */
export const newChallenge = (order: NewChallenge): Promise<MadeDeal> =>
  ask("/api/challenges", order);

/** Make a duplicate evening: five deals for many people. */
export const newDuplicate = (order: NewDuplicate): Promise<MadeDeal> =>
  ask("/api/duplicates", order);

/** The ranking of a duplicate evening. */
export const duplicate = (id: string): Promise<League> => ask(duplicatePath(id));

/** The path of a duplicate evening's results as CSV. */
export const resultsPath = (id: string): string => `${duplicatePath(id)}/results.csv`;
