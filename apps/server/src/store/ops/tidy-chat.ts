import type { Kysely } from 'kysely'
import { LIFETIMES } from '../../config/lifetimes'
import { forgetRestrictions } from '../identity/restrictions'
import { forgetChatDevices } from '../im/chat-devices'
import { forgetDepartures } from '../im/groups'
import { removeExpiredImSessions } from '../im/im-sessions'
import { purgeChatRooms } from '../im/messages'
import type { Database } from '../schema'

/** Removes from chat what nobody can come back for. `now` is in epoch seconds. */
export const tidyChat = async (db: Kysely<Database>, now: number): Promise<void> => {
  await purgeChatRooms(db, KEPT_PER_ROOM, now - RESEND_SECONDS)
  await removeExpiredImSessions(db, now)
  await forgetChatDevices(db, now - DEVICE_SECONDS)
  await forgetRestrictions(db, now)
  await forgetDepartures(db, now - LIFETIMES.syncCookie - SYNC_SECONDS)
}

/** Whoever is banned later than this after having been seen on a device is not met there. */
const DEVICE_SECONDS = 30 * 86_400
const KEPT_PER_ROOM = 1_000
/** Nobody sends a message again after this. */
const RESEND_SECONDS = 600
/** A sync that has begun goes on this long at most. */
const SYNC_SECONDS = 600
