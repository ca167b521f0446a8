import { instant, isVip, type HostSender } from '@org/domain'
import type { Kysely } from 'kysely'
import { findAccount } from '../../store/identity/accounts'
import { managerIDs } from '../../store/live/room-managers'
import type { Database } from '../../store/schema'
import { Refusal } from '../refusal'

interface Room {
  readonly anchor_id: number
  readonly group_id: string
}

/** A Portuguese name of a host message; nothing if there is none. */
export const portuguese = <Field extends string>(field: Field, name: string): { readonly [F in Field]?: string } =>
  name === '' ? {} : ({ [field]: name } as { [F in Field]: string })

/** A member as the sender of a host message in a room. `now` is in epoch seconds. */
export const hostSender = async (db: Kysely<Database>, uid: number, room: Room, now: number): Promise<HostSender> => {
  const sender = await findHostSender(db, uid, room, now)
  if (sender === null) throw new Refusal('loginExpired')
  return sender
}

/** Null without an account. */
export const findHostSender = async (
  db: Kysely<Database>,
  uid: number,
  room: Room,
  now: number,
): Promise<HostSender | null> => {
  const account = await findAccount(db, uid)
  if (account === null) return null
  const managers = await managerIDs(db, room.group_id)
  return {
    uid,
    nick_name: account.nick_name,
    ...portuguese('nick_name_pt', account.nick_name_pt),
    avatar: account.avatar,
    user_level: account.user_level,
    is_anchor: uid === room.anchor_id,
    is_admin: managers.has(String(uid)),
    is_vip: isVip(account, instant(now)),
  }
}
