import { dirname } from 'node:path'

/** The packages are installed one folder up. */
export default { turbopack: { root: dirname(import.meta.dirname) } }
