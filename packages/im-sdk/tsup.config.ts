import { library } from '../../tooling/tsup/library.ts'

export default library({ bundled: ['protobufjs'], replaced: { long: './scripts/no-long.mjs' } })
