import { library } from '../../tooling/tsup/library.ts'

const NOTHING = './scripts/nothing.cjs'

/** Of protobufjs all but 64-bit integers, bytes from texts and remote calls. */
export default library({
  bundled: ['protobufjs'],
  replaced: { long: NOTHING, './base64': NOTHING, './rpc': NOTHING, './aspromise': NOTHING, './eventemitter': NOTHING },
})
