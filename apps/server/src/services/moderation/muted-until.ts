import type { Context } from '../context'
import { isGuestID } from '../auth/guest-id'
import { seconds } from '../../ports/clock'
import { findGuest } from '../../store/identity/guests'
import { listImSessions } from '../../store/im/im-sessions'
import { restrictionsOn } from '../../store/identity/restrictions'
import { restrictedUntil, subjectsOf, type Who } from './restriction-on'

/** Until when a user is muted in a group, in epoch seconds; 0 if not muted. Same as in chat. */
export const mutedUntil = async (
  { db, clock }: Context,
  userID: string,
  network: string,
  groupID: string,
): Promise<number> => {
  const now = seconds(clock)
  const isGuest = isGuestID(userID)
  const who: Who = {
    userID,
    isGuest,
    createdAt: isGuest ? ((await findGuest(db, userID))?.created_at ?? 0) : 0,
    devices: isGuest ? (await listImSessions(db, userID, now)).map((row) => row.instance_id) : [],
    network,
  }
  const rows = await restrictionsOn(db, subjectsOf(who))
  const untils = ['', groupID].flatMap((place) => Object.values(restrictedUntil(rows, who, place)) as number[])
  const until = Math.max(...untils)
  return until > now ? until : 0
}
