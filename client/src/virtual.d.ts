/** Made from docs/rules.md and its translations by scripts/rules.ts: loaders by language. */
declare module "virtual:rules" {
  const rules: Record<string, () => Promise<{ default: import("./rules/rules").Rules }>>;
  export default rules;
}

/** Made from the names of the catalogues by scripts/languages.ts. */
declare module "virtual:languages" {
  const languages: import("./words/languages").Language[];
  export default languages;
}

/** Made from the catalogue of a language by scripts/catalogues.ts. */
declare module "*.ftl?page" {
  const messages: string;
  export default messages;
}
