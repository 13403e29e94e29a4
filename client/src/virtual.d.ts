/** Made from docs/rules.md by scripts/rules.ts. */
declare module "virtual:rules" {
  const rules: import("./story/rules").Rules;
  export default rules;
}
