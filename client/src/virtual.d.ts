/** Made from docs/rules.md and its translations by scripts/rules.ts: what loads them, by language. */
declare module "virtual:rules" {
  const rules: Record<string, () => Promise<{ default: import("./story/rules").Rules }>>;
  export default rules;
}
