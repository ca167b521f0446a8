import * as v from 'valibot'
import { findAccount } from '../../store/identity/accounts'
import { takeRights } from '../../store/im/group-rights'
import { deleteManager, insertManager, managersOf } from '../../store/live/room-managers'
import { findRoom } from '../../store/live/rooms'
import { fail, fieldsOf, idOf } from './fields'
import type { Noun, Order, Outcome } from './noun'

/** The room and the member of a command. */
const named = async ({ db, words: [room, member, ...rest], now }: Order) => {
  const [anchor_id, uid] = [idOf(room, 'a room'), idOf(member, 'a member')]
  fieldsOf(v.strictObject({}), rest)
  const row = (await findRoom(db, now, anchor_id)) ?? fail(`There is no room ${anchor_id}.`)
  return { anchor_id, uid, key: { group_id: row.group_id, user_id: String(uid) } }
}

const add = async (order: Order): Promise<Outcome> => {
  const { anchor_id, uid, key } = await named(order)
  if (uid === anchor_id) fail('The anchor manages its own room.')
  if ((await findAccount(order.db, uid)) === null) fail(`There is no member ${uid}.`)
  if (!(await insertManager(order.db, { ...key, since: order.now }))) fail(`Member ${uid} manages room ${anchor_id}.`)
  const after = { ...key, since: order.now }
  return { room: anchor_id, changes: [{ noun: 'manager', id: anchor_id, before: null, after }] }
}

const remove = async (order: Order): Promise<Outcome> => {
  const { anchor_id, uid, key } = await named(order)
  await takeRights(order.db, key.group_id)
  if (!(await deleteManager(order.db, key.group_id, key.user_id)))
    fail(`Member ${uid} does not manage room ${anchor_id}.`)
  return { room: anchor_id, changes: [{ noun: 'manager', id: anchor_id, before: key, after: null }] }
}

export const managers: Noun = {
  one: 'manager',
  list: async (db, room) =>
    (await managersOf(db, room)).map(({ since, ...row }) => ({ ...row, since: new Date(since * 1_000) })),
  verbs: { add, remove },
}
