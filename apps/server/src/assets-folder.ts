import { fileURLToPath } from 'node:url'

/** `src/` and `dist/` lie equally deep. */
export const ASSETS = fileURLToPath(new URL('../assets/', import.meta.url))
