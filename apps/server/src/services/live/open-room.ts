import type { Insertable, Kysely } from 'kysely'
import type { Account } from '../../store/identity/accounts'
import { inTransaction } from '../../store/database/in-transaction'
import { ensureGroup } from '../../store/im/groups'
import type { LiveRoomTable } from '../../store/live/live-tables'
import { insertRoom } from '../../store/live/rooms'
import type { Database } from '../../store/schema'

/** Creates the room of an anchor, off air, and its chat. False if the anchor has one. */
export const openRoom = (
  db: Kysely<Database>,
  anchor: Pick<Account, 'id' | 'nick_name' | 'avatar'>,
  room: Omit<Insertable<LiveRoomTable>, 'anchor_id' | 'group_id'>,
  now: number,
): Promise<boolean> =>
  inTransaction(db, async (trx) => {
    const group_id = `ROOM_${anchor.id}`
    await ensureGroup(trx, {
      groupID: group_id,
      type: 'AVChatRoom',
      name: anchor.nick_name,
      ownerID: String(anchor.id),
      avatar: anchor.avatar,
      createdAt: now,
    })
    return insertRoom(trx, { ...room, anchor_id: anchor.id, group_id })
  })
