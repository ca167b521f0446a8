import * as v from 'valibot'
import { MESSAGE_ACTION_LIMITS } from '../limits'
import { sequence, storable } from './common'
import { presentExtension } from './shapes'
import { idOf, notId } from './id-fields'

const { extensions, extensionKeyBytes, extensionValueBytes, extensionPage } = MESSAGE_ACTION_LIMITS

/** One message: of a peer, or of a group. */
const place = {
  /** Empty for a group. */
  peerAccount: v.optional(v.pipe(v.string(), v.maxLength(64), idOf('user')), ''),
  /** Empty for a peer. */
  groupID: v.optional(v.pipe(v.string(), v.maxLength(96), idOf('group')), ''),
  messageSequence: sequence,
}
const key = v.pipe(v.string(), v.minLength(1), v.maxBytes(extensionKeyBytes), storable, notId())
const value = v.pipe(v.string(), v.maxBytes(extensionValueBytes), storable, notId())

const result = v.object({
  /** In the reply to a change: 0, or why this key was not changed; `extension` is then the state of the server. */
  extensions: v.array(v.object({ errorCode: v.number(), extension: presentExtension })),
  /** The last change that this reply contains. */
  seq: sequence,
  completeFlag: v.picklist([0, 1]),
  /** The number of changes of the message so far. */
  globalSequence: sequence,
  /** All keys that were set up to this change are gone. Reactions have later sequences. */
  clearSequence: sequence,
})

export const getMessageExtensions = {
  summary: 'The extensions of a message that have changed since a sequence, in the order of their changes.',
  request: v.object({
    ...place,
    /** Ours: the last known change; 0 for all. Deleted keys are returned only if it is not 0. */
    startSeq: v.optional(sequence, 0),
    count: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(extensionPage)), extensionPage),
  }),
  reply: result,
}

export const modifyMessageExtensions = {
  summary:
    'Sets, deletes or clears extensions of a message. Each key is changed only if its sequence is the current one.',
  request: v.object({
    ...place,
    /** 1 set, 2 delete keys, 3 clear all. */
    operateType: v.picklist([1, 2, 3]),
    extensionList: v.pipe(
      v.array(
        v.object({
          key,
          value: v.optional(value, ''),
          /** The last known change of the key; 0 for none. */ seq: sequence,
        }),
      ),
      v.maxLength(extensions),
    ),
  }),
  reply: result,
}
