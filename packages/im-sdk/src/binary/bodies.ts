import type { Reader } from 'protobufjs/minimal.js'
import { commands } from '../protocol/commands'
import { pushes, type StoredMessage } from '../protocol/pushes'
import type { ReadBody } from '../rpc/read-body'
import type * as answers from './generated/answer-reader'
import type * as requests from './generated/request-reader'
import { FrameReader } from './frame-reader'
import { elementFor, elementOf, messageFor, messagesOf, type Element } from './messages'

/** A body that has its own message type in `frame.proto`, and the fields of it that contain messages or elements. */
export interface TypedBody<Name extends string> {
  readonly type: Name
  readonly messages?: readonly string[]
  readonly elements?: readonly string[]
}

export type RequestType = 'SendRequest' | 'RoamRequest' | 'PollRequest'
export type AnswerType = 'MessagesPush' | 'SendReply' | 'RoamReply' | 'PollReply'

/** The generated message types for one direction, as one side uses them. */
export type Writers<Name extends string> = Readonly<Record<Name, { encode(message: object): { finish(): Uint8Array } }>>
/** `decode` throws if the bytes are not such a message. */
export type Readers<Name extends string> = Readonly<Record<Name, { decode(bytes: Reader | Uint8Array): object }>>

const send: TypedBody<RequestType> = { type: 'SendRequest', elements: ['msgBody'] }
const sent: TypedBody<AnswerType> = { type: 'SendReply', elements: ['msgBody'] }
const roam: TypedBody<AnswerType> = { type: 'RoamReply', messages: ['messageList'] }

/** The hot commands by `servcmd`. All other bodies are JSON. Rule: IM-2. */
export const TYPED_REQUESTS: ReadonlyMap<string, TypedBody<RequestType>> = new Map([
  [commands.sendC2CMessage.wire, send],
  [commands.sendGroupMessage.wire, send],
  [commands.roamC2CMessages.wire, { type: 'RoamRequest' }],
  [commands.roamGroupMessages.wire, { type: 'RoamRequest' }],
  [commands.longPoll.wire, { type: 'PollRequest' }],
])

/** What the server sends: replies and pushes. */
export const TYPED_ANSWERS: ReadonlyMap<string, TypedBody<AnswerType>> = new Map<string, TypedBody<AnswerType>>([
  [pushes.pushMessages.wire, { type: 'MessagesPush', messages: ['messageList'] }],
  [commands.sendC2CMessage.wire, sent],
  [commands.sendGroupMessage.wire, sent],
  [commands.roamC2CMessages.wire, roam],
  [commands.roamGroupMessages.wire, roam],
  [commands.longPoll.wire, { type: 'PollReply', messages: ['rspMsgList', 'broadcastMessageList'] }],
])

export const writeTyped = <Name extends string>(
  writers: Writers<Name>,
  { type, messages = [], elements = [] }: TypedBody<Name>,
  body: Readonly<Record<string, unknown>>,
): Uint8Array => {
  const message: Record<string, unknown> = { ...body }
  for (const key of messages) if (key in body) message[key] = (body[key] as StoredMessage[]).map(messageFor)
  for (const key of elements) if (key in body) message[key] = (body[key] as Element[]).map(elementFor)
  return writers[type].encode(message).finish()
}

/** Throws if the reader throws. A missing field gets its default, unless the type tracks presence. */
export const readTyped = <Name extends string>(
  readers: Readers<Name>,
  { type, messages = [], elements = [] }: TypedBody<Name>,
  bytes: Uint8Array,
  parts: number,
): ReadBody => {
  const reader = readers[type]
  const message = reader.decode(new FrameReader(bytes, parts)) as Readonly<Record<string, unknown>>
  const body: Record<string, unknown> = {}
  let broken = 0
  for (const key of fieldsOf(type, reader)) {
    if (messages.includes(key)) {
      const read = messagesOf(message[key] as answers.StoredMessage[])
      body[key] = read.messages
      broken += read.broken
    } else if (elements.includes(key)) {
      const list = message[key] as requests.Element[]
      if (list.length > 0) body[key] = list.map((element) => elementOf(element))
    } else if (message[key] !== null) body[key] = message[key]
  }
  return { body, broken }
}

const fields = new Map<string, readonly string[]>()

/** The prototype has the default of every field. */
const fieldsOf = (type: string, reader: Readers<string>[string]): readonly string[] => {
  const known = fields.get(type)
  if (known !== undefined) return known
  const names: string[] = []
  for (const name in reader.decode(new Uint8Array())) names.push(name)
  fields.set(type, names)
  return names
}
