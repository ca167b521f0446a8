import { declarations } from '../../tooling/tsup/library.ts'

export default declarations()
