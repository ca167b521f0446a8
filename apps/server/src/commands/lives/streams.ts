import { STREAM_SOURCES, VIDEO_QUALITIES, type StreamSource } from '@org/domain'
import * as v from 'valibot'
import { findRoom } from '../../store/live/rooms'
import { deleteStream, insertStreams, streamsOf, updateStream } from '../../store/live/streams'
import { addedRow, changeRows } from './change-rows'
import { fail, fieldsOf, idOf, someOf, text, whole } from './fields'
import type { Noun, Order, Outcome } from './noun'

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

const add = async ({ db, words: [room, ...rest], now }: Order): Promise<Outcome> => {
  const anchor_id = idOf(room, 'a room')
  const stream = { source: 'direct' as const, ...fieldsOf(added, rest), anchor_id }
  if ((await findRoom(db, now, anchor_id)) === null) fail(`There is no room ${anchor_id}.`)
  const [id] = await insertStreams(db, [stream])
  if (id === undefined)
    return fail(
      `Room ${anchor_id} has a stream of line ${stream.line}, ${stream.format}, ${stream.quality}: change that one.`,
    )
  return { room: anchor_id, changes: [await addedRow(db, ['stream', id])] }
}

/** Changes a stream by what returns its room, or null if there is no such stream. */
const changeStream = async (db: Order['db'], id: number, run: () => Promise<number | null>): Promise<Outcome> => {
  let room = 0
  const changes = await changeRows(db, [['stream', id]], async () => {
    room = (await run()) ?? fail(`There is no stream ${id}.`)
  })
  return { room, changes }
}

const change = ({ db, words: [stream, ...rest] }: Order): Promise<Outcome> => {
  const [id, fields] = [idOf(stream, 'a stream'), fieldsOf(changed, rest)]
  return changeStream(db, id, () => updateStream(db, id, fields))
}

const remove = ({ db, words: [stream, ...rest] }: Order): Promise<Outcome> => {
  const id = idOf(stream, 'a stream')
  fieldsOf(v.strictObject({}), rest)
  return changeStream(db, id, () => deleteStream(db, id))
}

export const streams: Noun = {
  one: 'stream',
  list: streamsOf,
  verbs: { add, change, remove },
}
