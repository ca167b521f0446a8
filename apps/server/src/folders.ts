import { fileURLToPath } from 'node:url'

/** This file lies at the top of `src/`, which lies as deep as `dist/`. */
export const ASSETS = fileURLToPath(new URL('../assets/', import.meta.url))
export const REPOSITORY = fileURLToPath(new URL('../../../', import.meta.url))
