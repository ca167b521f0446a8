import type { Reply } from '../rpc/caller'
import { isRecord } from '../rpc/read-body'
import { isCount, texts } from '../rpc/read-message'
import type { Message } from '../store/message'

type Stored = Pick<Reply<'sendC2CMessage'>, 'msgBody' | 'cloudCustomData'>

/** A sent message with what the server has stored differently, as its receivers get it. Rule: IM-42. */
export const asStored = (message: Message, { msgBody, cloudCustomData }: Stored): Message => {
  const element: unknown = Array.isArray(msgBody) ? msgBody[0] : undefined
  const content = isRecord(element) && isRecord(element.msgContent) ? element.msgContent : {}
  const payload = Object.fromEntries(
    Object.entries(message.payload).map(([name, sent]) => [name, storedOf(sent, content[name])]),
  )
  const data = typeof cloudCustomData === 'string' ? cloudCustomData : message.cloudCustomData
  /** The texts, numbers and lists of texts have kept their types. */
  return { ...message, payload, cloudCustomData: data } as unknown as Message
}

const storedOf = (sent: unknown, stored: unknown): unknown => {
  if (typeof sent === 'string') return typeof stored === 'string' ? stored : sent
  if (typeof sent === 'number') return isCount(stored) ? stored : sent
  return Array.isArray(sent) ? (texts(stored) ?? sent) : sent
}
