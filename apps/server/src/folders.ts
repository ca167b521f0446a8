import { fileURLToPath } from 'node:url'

/** This file is at the top of `src/`, which has the same depth as `dist/`. */
export const ASSETS = fileURLToPath(new URL('../assets/', import.meta.url))
export const REPOSITORY = fileURLToPath(new URL('../../../', import.meta.url))
