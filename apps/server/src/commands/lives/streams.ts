import { STREAM_SOURCES, VIDEO_QUALITIES, type StreamSource } from '@org/domain'
import * as v from 'valibot'
import { findRoom } from '../../store/live/rooms'
import { deleteStream, insertStreams, streamsOf, updateStream } from '../../store/live/streams'
import { fail, fieldsOf, idOf, someOf, text, whole } from './fields'
import type { Noun, Order } from './noun'

const oneOf = <const Names extends readonly string[]>(names: Names) =>
  v.picklist(names, `It is one of ${names.join(', ')}.`)

const url = v.pipe(
  text(1_000),
  v.regex(
    /^https:\/\/[\w.-]+(:\d{1,5})?\/[^\s"'\\]*$|^\/[^/\s"'\\][^\s"'\\]*$/,
    'It is an address as https://host/… or a path of this server.',
  ),
)
const sources = Object.keys(STREAM_SOURCES) as StreamSource[]
const changeable = {
  source: v.optional(oneOf(sources)),
  name: v.optional(text(64)),
  position: v.optional(whole(0, 9_999)),
}
const added = v.strictObject({
  url,
  format: oneOf(['hls', 'flv']),
  quality: v.optional(oneOf(VIDEO_QUALITIES), 'HD'),
  line: v.optional(whole(1, 99), '1'),
  ...changeable,
})
const changed = someOf(v.strictObject({ url: v.optional(url), ...changeable }))

const add = async ({ db, words: [room, ...rest], now }: Order): Promise<number> => {
  const anchor_id = idOf(room, 'a room')
  const stream = { source: 'direct' as const, ...fieldsOf(added, rest), anchor_id }
  if ((await findRoom(db, now, anchor_id)) === null) fail(`There is no room ${anchor_id}.`)
  if ((await insertStreams(db, [stream])) === 0)
    fail(`Room ${anchor_id} has a stream of line ${stream.line}, ${stream.format}, ${stream.quality}: change that one.`)
  return anchor_id
}

const change = async ({ db, words: [stream, ...rest] }: Order): Promise<number> => {
  const id = idOf(stream, 'a stream')
  return (await updateStream(db, id, fieldsOf(changed, rest))) ?? fail(`There is no stream ${id}.`)
}

const remove = async ({ db, words: [stream, ...rest] }: Order): Promise<number> => {
  const id = idOf(stream, 'a stream')
  fieldsOf(v.strictObject({}), rest)
  return (await deleteStream(db, id)) ?? fail(`There is no stream ${id}.`)
}

export const streams: Noun = {
  list: ({ db }, room) => streamsOf(db, room),
  verbs: { add, change, remove },
}
