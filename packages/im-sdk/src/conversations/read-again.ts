import { TYPES } from '../protocol/constants'
import { parseConversationID } from '../protocol/ids'
import { asImError } from '../protocol/im-error'
import { MESSAGE_SIZES } from '../protocol/limits'
import type { Caller } from '../rpc/caller'
import type { IntakeContext } from './sync-intake'

export interface ReadAgainContext extends Pick<IntakeContext, 'timelines' | 'syncEvents' | 'messagesChanged'> {
  readonly caller: Caller
}

/**
 * Asks for the present state of all loaded messages. Only for those that were loaded before the first sync of a new
 * cookie: a change of them may be named neither by that sync nor by a push.
 */
export const readAgain = async ({
  caller,
  timelines,
  syncEvents,
  messagesChanged,
}: ReadAgainContext): Promise<void> => {
  for (const [conversationID, { timeline }] of timelines.all()) {
    const target = parseConversationID(conversationID)
    if (target === null) continue
    const place =
      target.type === TYPES.CONV_GROUP ? { toAccount: '', groupID: target.id } : { toAccount: target.id, groupID: '' }
    const sequences = timeline.between(0, Infinity).map(({ sequence }) => sequence)
    for (let at = 0; at < sequences.length; at += MESSAGE_SIZES.getMax) {
      const sequenceList = sequences.slice(at, at + MESSAGE_SIZES.getMax)
      const { toAccount: peerAccount, groupID } = place
      const reply = await caller.call('getMessages', { peerAccount, groupID, sequenceList }).catch(ignoreRefusal)
      if (reply === null) break
      messagesChanged(reply.messageList)
      const gone = { event: 'messagesDeleted', ...place, sequenceList: reply.invisibleSequenceList } as const
      syncEvents.get('messagesDeleted')?.(gone, false)
    }
  }
}

/** A group that the user has left meanwhile: the list shows that. */
const ignoreRefusal = (thrown: unknown): null => {
  const { errorName } = asImError(thrown)
  if (errorName === 'NETWORK_ERROR' || errorName === 'NETWORK_TIMEOUT') throw thrown
  return null
}
