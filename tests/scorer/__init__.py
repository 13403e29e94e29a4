"""The scorer's own counting in TypeScript, held against the engine."""
