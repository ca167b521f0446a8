import { commands } from '../protocol/commands'
import { pushes, type StoredMessage } from '../protocol/pushes'
import type { ReadBody } from '../rpc/read-body'
import * as proto from './generated/frame'
import { elementFor, elementOf, messageFor, messagesOf, type Element } from './messages'

/** What the generated types have in common. `decode` throws when the bytes are none of its own. */
interface MessageType {
  encode(message: object): { finish(): Uint8Array }
  decode(bytes: Uint8Array): object
}

/** A body with a message type of its own, and which of its fields hold messages or elements. */
export interface TypedBody {
  readonly type: MessageType
  readonly messages?: readonly string[]
  readonly elements?: readonly string[]
}

type TypedBodies = ReadonlyMap<string, TypedBody>

const send: TypedBody = { type: proto.SendRequest, elements: ['msgBody'] }
const roam: TypedBody = { type: proto.RoamReply, messages: ['messageList'] }

/** The hot commands by `servcmd`; the bodies of all others are JSON. Source: decisions 4. */
export const TYPED_REQUESTS: TypedBodies = new Map([
  [commands.sendC2CMessage.wire, send],
  [commands.sendGroupMessage.wire, send],
  [commands.roamC2CMessages.wire, { type: proto.RoamRequest }],
  [commands.roamGroupMessages.wire, { type: proto.RoamRequest }],
  [commands.longPoll.wire, { type: proto.PollRequest }],
])

/** What the server sends: replies and pushes. */
export const TYPED_ANSWERS: TypedBodies = new Map<string, TypedBody>([
  [pushes.pushMessages.wire, { type: proto.MessagesPush, messages: ['messageList'] }],
  [commands.sendC2CMessage.wire, { type: proto.SendReply }],
  [commands.sendGroupMessage.wire, { type: proto.SendReply }],
  [commands.roamC2CMessages.wire, roam],
  [commands.roamGroupMessages.wire, roam],
  [commands.longPoll.wire, { type: proto.PollReply, messages: ['rspMsgList', 'broadcastMessageList'] }],
])

export const writeTyped = (
  { type, messages = [], elements = [] }: TypedBody,
  body: Readonly<Record<string, unknown>>,
): Uint8Array => {
  const message: Record<string, unknown> = { ...body }
  for (const key of messages) if (key in body) message[key] = (body[key] as StoredMessage[]).map(messageFor)
  for (const key of elements) if (key in body) message[key] = (body[key] as Element[]).map(elementFor)
  return type.encode(message).finish()
}

/** Throws what the reader throws. A field that was not written has its default, unless it says whether it was. */
export const readTyped = ({ type, messages = [], elements = [] }: TypedBody, bytes: Uint8Array): ReadBody => {
  const message = type.decode(bytes) as Readonly<Record<string, unknown>>
  const body: Record<string, unknown> = {}
  let broken = 0
  // Defaults stand in the prototype.
  for (const key in message) {
    if (messages.includes(key)) {
      const read = messagesOf(message[key] as proto.StoredMessage[])
      body[key] = read.messages
      broken += read.broken
    } else if (elements.includes(key)) body[key] = (message[key] as proto.Element[]).map(elementOf)
    else if (message[key] !== null) body[key] = message[key]
  }
  return { body, broken }
}
