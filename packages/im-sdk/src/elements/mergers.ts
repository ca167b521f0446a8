import type { Caller } from '../rpc/caller'
import { readAll } from '../rpc/read-pages'
import { asImError } from '../protocol/im-error'
import { UPLOAD_LIMITS } from '../protocol/limits'
import { TYPES } from '../protocol/constants'
import { forWire } from '../protocol/wire-names'
import type { MergerMessage } from '../store/message'
import type { OutgoingStep } from '../store/outgoing'
import { referenceTo } from '../store/stored-reference'
import { toMessage } from '../store/to-message'
import { elementError } from './create-elements'

/** The size of the record in a frame. Rule: IM-92. */
const sizeOf = (payload: MergerMessage['payload']): number =>
  new TextEncoder().encode(JSON.stringify(forWire(payload))).length

/** A step of sending: stores a long record apart, and names the messages of a short one. */
export const mergeStep =
  (caller: Pick<Caller, 'call'>): OutgoingStep =>
  (message) => {
    if (message.type !== TYPES.MSG_MERGER || message.payload.downloadKey !== '') return message
    return sizeOf(message.payload) > UPLOAD_LIMITS.mergerBytes ? storedApart(caller, message) : message
  }

const storedApart = async (caller: Pick<Caller, 'call'>, message: MergerMessage): Promise<MergerMessage> => {
  const messageList = message.payload.messageList.map(referenceTo)
  const { downloadKey, pbDownloadKey } = await caller.call('uploadMergedMessages', { messageList })
  return { ...message, payload: { ...message.payload, messageList: [], downloadKey, pbDownloadKey } }
}

/** The messages of a record that is stored apart. */
export const downloadMerger = async (
  caller: Pick<Caller, 'call'>,
  message: MergerMessage,
  myID: string,
): Promise<MergerMessage> => {
  const { payload } = message
  const key = payload.downloadKey || payload.pbDownloadKey
  if (key === '' || payload.messageList.length > 0) return message
  try {
    const messageList = await readAll(0, async (startIndex) => {
      const page = await caller.call('downloadMergedMessages', { downloadKey: key, startIndex })
      const next = startIndex + page.messageList.length
      return { items: page.messageList, next: page.completeFlag === 0 ? next : null }
    })
    const merged = messageList.map((stored) => toMessage(stored, myID))
    return { ...message, payload: { ...payload, messageList: merged, messageNumber: merged.length } }
  } catch (thrown) {
    const { errorName } = asImError(thrown)
    throw errorName === 'MESSAGE_MERGER_KEY_INVALID' || errorName === 'USER_NOT_LOGGED_IN'
      ? thrown
      : elementError('MESSAGE_MERGER_DOWNLOAD_FAIL', undefined, thrown)
  }
}
