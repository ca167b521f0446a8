import type { StoredMessage } from '@org/im-sdk/protocol'
import type { Kysely } from 'kysely'
import { c2cKey, groupKey } from '../../store/im/conversation-id'
import { seconds } from '../../ports/clock'
import type { Random } from '../../ports/random'
import { findMergedMessages, putMergedMessages } from '../../store/im/merged-messages'
import { messagesAt } from '../../store/im/sync'
import type { Database } from '../../store/schema'
import { requireReader } from '../checks/require-reader'
import type { Call } from '../handler'
import { imError } from '../im-error'

type Reference = Pick<StoredMessage, 'fromAccount' | 'toAccount' | 'groupID' | 'sequence'>
type Element = StoredMessage['msgBody'][number]

/**
 * A merged record shows senders and texts, so it is built from stored messages that the caller may read; the caller's
 * claims about sender and text are not trusted.
 */
export const storedCopies = async (references: readonly Reference[], call: Call): Promise<StoredMessage[]> => {
  const conversations = new Map<string, Map<number, StoredMessage>>()
  for (const [convID, sequences] of await sequencesOf(references, call)) {
    const found = await messagesAt(call.im.context.db, { convID, reader: call.userID }, sequences)
    conversations.set(convID, new Map(found.map((message) => [message.sequence, message])))
  }
  return references.map((reference) => {
    const stored = conversations.get(keyOf(reference))?.get(reference.sequence)
    if (stored?.fromAccount !== reference.fromAccount || stored.revoker)
      throw imError('MESSAGE_MERGER_TYPE_INVALID', 'A merged message must contain stored messages, unchanged.')
    const { receiverList: _others, ...copy } = stored
    return copy
  })
}

/** The merged messages in the elements of a message that is sent. */
export const withMerged = async (body: readonly Element[], call: Call): Promise<Element[]> => {
  const filled: Element[] = []
  for (const element of body) filled.push(isMerged(element) ? await mergerOf(element, call) : element)
  return filled
}

export const isMerged = ({ msgType }: Element): boolean => msgType === 'TIMRelayElem'

const mergerOf = async (element: Element, call: Call): Promise<Element> => {
  const { messageList, downloadKey } = element.msgContent as { messageList: Reference[]; downloadKey: string }
  if (downloadKey !== '') {
    const messageNumber = (await recordOf(call.im.context.db, downloadKey)).length
    return { ...element, msgContent: { ...element.msgContent, pbDownloadKey: downloadKey, messageNumber } }
  }
  const messages = await storedCopies(messageList, call)
  if (Buffer.byteLength(JSON.stringify(messages)) > INLINE_BYTES)
    throw imError('BODY_SIZE_LIMIT', 'Store the merged messages apart, and send their download key.')
  // Receivers may forward the record, but not read the conversations that it is from.
  const key = await keepRecord(messages, call)
  const found = { messageList: messages, messageNumber: messages.length, downloadKey: key, pbDownloadKey: key }
  return { ...element, msgContent: { ...element.msgContent, ...found } }
}

const keepRecord = async (messages: readonly StoredMessage[], { im: { context }, userID: owner }: Call) => {
  const key = newKey(context.random)
  await putMergedMessages(context.db, { key, owner, messages, now: seconds(context.clock) })
  return key
}

export const newKey = (random: Random): string => Buffer.from(random.bytes(24)).toString('base64url')

/** Clients store a record apart from 11,264 bytes on; they may count other bytes. */
const INLINE_BYTES = 16_384

/** The record of a key. Throws MESSAGE_MERGER_KEY_INVALID if there is none. */
export const recordOf = async (db: Kysely<Database>, key: string): Promise<StoredMessage[]> => {
  const messages = MERGED_KEY.test(key) ? await findMergedMessages(db, key) : null
  if (messages === null) throw imError('MESSAGE_MERGER_KEY_INVALID')
  return messages
}

const MERGED_KEY = /^[\w-]{32}$/

/** The sequences by conversation, all of which the caller may read. */
const sequencesOf = async (references: readonly Reference[], call: Call): Promise<ReadonlyMap<string, number[]>> => {
  const found = new Map<string, number[]>()
  for (const reference of references) {
    const key = keyOf(reference)
    const known = found.get(key)
    if (known === undefined) await requireParty(reference, call)
    if (known === undefined) found.set(key, [reference.sequence])
    else known.push(reference.sequence)
  }
  return found
}

const requireParty = async ({ fromAccount, toAccount, groupID }: Reference, call: Call): Promise<void> => {
  if (groupID !== '') await requireReader(call, groupID)
  else if (![fromAccount, toAccount].includes(call.userID)) throw imError('GROUP_PERMISSION_DENY')
}

const keyOf = ({ fromAccount, toAccount, groupID }: Reference): string =>
  groupID === '' ? c2cKey(fromAccount, toAccount) : groupKey(groupID)
