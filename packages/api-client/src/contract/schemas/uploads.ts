import * as v from 'valibot'
import { epochSeconds, text, writtenNumber } from '../fields'
import { notId } from '../id-fields'

const file = v.object({
  /** The name of the file; its ending says what it is. */
  key: notId(text(200, 1)),
  /** Bytes. Without it the file may have 2 MB. */
  size: v.optional(notId(writtenNumber(1))),
})

const address = {
  /** Takes the file as a PUT, for some minutes. */
  put_url: v.string(),
  /** Where the file is then. */
  url: v.string(),
  /** Names the file in other calls. */
  key: v.string(),
}

export const getTempKeysForMinio = { request: file, reply: v.object(address) }

export const getTempKeysForMinioByGet = { request: file, reply: v.object(address) }

export const getTempKeysForCos = {
  request: file,
  reply: v.object({
    ...address,
    /** Names the key with which `put_url` is signed. */
    tmpSecretId: v.string(),
    /** The signature in `put_url`. */
    tmpSecretKey: v.string(),
    /** With it as a bearer token, an upload may go on after its address has expired. */
    sessionToken: v.string(),
    startTime: epochSeconds,
    expiredTime: epochSeconds,
  }),
}
