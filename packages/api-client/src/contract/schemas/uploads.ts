import * as v from 'valibot'
import { text, wholeNumber } from '../fields'
import { notId } from '../id-fields'

export const getTempKeysForMinio = {
  request: v.object({
    /** The name of the file; its ending says what it is. */
    key: notId(text(200, 1)),
    /** Bytes. */
    size: notId(wholeNumber(1)),
  }),
  reply: v.object({
    /** Takes the file as a PUT, for some minutes. */
    put_url: v.string(),
    /** Where the file is then. */
    url: v.string(),
    /** Names the file in other calls. */
    key: v.string(),
  }),
}
