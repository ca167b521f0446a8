import * as v from 'valibot'
import { openRoom } from '../../services/live/open-room'
import { findAccount } from '../../store/identity/accounts'
import { allCategories } from '../../store/live/categories'
import { allRooms, updateRoom } from '../../store/live/rooms'
import { matchById } from '../../store/matches/matches'
import { changeRows } from './change-rows'
import { fail, fieldsOf, idOf, someOf, text, whole, words, yesNo } from './fields'
import type { Noun, Order, Outcome } from './noun'

const needed = { category_id: whole(1, 2 ** 31 - 1), title_zh: words(100) }
const further = {
  title_pt: v.optional(text(100)),
  cover: v.optional(
    v.pipe(
      text(500),
      v.regex(
        /^$|^https:\/\/[^\s"'\\]+$|^\/[^/\s"'\\][^\s"'\\]*$/,
        'It is an address as https://… or a path of this server.',
      ),
    ),
  ),
  notice: v.optional(text(100)),
  match_id: v.optional(
    v.pipe(
      whole(0, Number.MAX_SAFE_INTEGER),
      v.transform((id) => id || null),
    ),
  ),
  follows_matches: v.optional(yesNo),
  priority: v.optional(whole(0, 9_999)),
  heat: v.optional(whole(0, 100_000_000)),
}
const added = v.strictObject({ ...needed, ...further })
const changed = someOf(v.strictObject({ ...v.partial(v.object(needed)).entries, ...further }))

/** The rows that a room refers to must exist. */
const needNamed = async ({ db }: Order, room: v.InferOutput<typeof changed>): Promise<void> => {
  const { category_id, match_id } = room
  if (category_id !== undefined && !(await allCategories(db)).some(({ id }) => id === category_id))
    fail(`category_id: There is no category ${category_id}.`)
  if (match_id && (await matchById(db, match_id, '')) === null) fail(`match_id: There is no match ${match_id}.`)
}

/** An anchor, and then the room. */
const anchorAndRoom = (uid: number) =>
  [
    ['anchor', uid],
    ['room', uid],
  ] as const

const add = async (order: Order): Promise<Outcome> => {
  const [user, ...rest] = order.words
  const uid = idOf(user, 'an anchor')
  const room = fieldsOf(added, rest)
  const changes = await changeRows(order.db, anchorAndRoom(uid), async () => {
    const anchor = await findAccount(order.db, uid)
    if (anchor?.is_anchor !== 1)
      return fail(`Member ${uid} is not an anchor. Add the anchor first: app:live anchors add ${uid}`)
    await needNamed(order, room)
    if (!(await openRoom(order.db, anchor, room, order.now))) fail(`Anchor ${uid} has a room.`)
  })
  return { changes }
}

const change = async (order: Order): Promise<Outcome> => {
  const [user, ...rest] = order.words
  const uid = idOf(user, 'a room')
  const room = fieldsOf(changed, rest)
  const changes = await changeRows(order.db, [['room', uid]], async () => {
    await needNamed(order, room)
    if (!(await updateRoom(order.db, uid, room))) fail(`There is no room ${uid}.`)
  })
  return { changes }
}

/** It stays on air until it is closed; opening it again changes nothing. */
const open = async ({ db, words: [user, ...rest], now }: Order): Promise<Outcome> => {
  const uid = idOf(user, 'a room')
  fieldsOf(v.strictObject({}), rest)
  const changes = await changeRows(db, anchorAndRoom(uid), async (anchor, room) => {
    if (!room) fail(`There is no room ${uid}.`)
    if (anchor?.['is_anchor'] !== 1 || anchor['status'] !== 1) fail(`Member ${uid} is no longer an active anchor.`)
    if (room?.['start_time'] === 0) await updateRoom(db, uid, { start_time: now })
  })
  return { changes }
}

const close = async ({ db, words: [user, ...rest] }: Order): Promise<Outcome> => {
  const uid = idOf(user, 'a room')
  fieldsOf(v.strictObject({}), rest)
  const changes = await changeRows(db, [['room', uid]], async () => {
    if (!(await updateRoom(db, uid, { start_time: 0, follows_matches: false }))) fail(`There is no room ${uid}.`)
  })
  return { changes }
}

export const rooms: Noun = {
  one: 'room',
  list: async (db, _, now) =>
    (await allRooms(db, now)).map((row) => ({
      id: row.anchor_id,
      nick_name: row.nick_name,
      category_id: row.category_id,
      on_air_since: row.start_time === 0 ? '' : new Date(row.start_time * 1_000),
      match_id: row.match_id,
      follows_matches: row.follows_matches ? 'yes' : 'no',
      priority: row.priority,
      heat: row.heat,
      title_zh: row.title_zh,
      title_pt: row.title_pt,
      cover: row.cover,
    })),
  verbs: { add, change, open, close },
}
