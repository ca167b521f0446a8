import type { FrameData } from '../protocol/envelope'
import { imError } from '../protocol/im-error'
import { PROTOCOL } from '../protocol/limits'
import type { Codec } from '../rpc/codec'
import { readAnswer } from './read-answer'
import { canGunzip } from './gunzip'
import { writeRequest } from './write-request'

/** Protobuf frames: `createChat({ codec: binary })`. Rules: IM-1, IM-2. */
export const binary: Codec = {
  path: PROTOCOL.binaryPath,
  get unpacksGzip() {
    return canGunzip()
  },
  check: () => {
    if (typeof TextDecoder === 'undefined' || typeof TextEncoder === 'undefined')
      throw imError(
        'PARAMS_INVALID',
        'The codec `binary` needs TextDecoder and TextEncoder: load them first, or leave it out.',
      )
  },
  /** The writer's memory is never shared between threads; the type of `WebSocket.send` requires that. */
  encode: (frame) => writeRequest(frame) as FrameData,
  decode: (data) => {
    if (data instanceof ArrayBuffer) return readAnswer(new Uint8Array(data))
    return data instanceof Uint8Array ? readAnswer(data) : null
  },
}
