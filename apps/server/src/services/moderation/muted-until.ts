import type { Context } from '../context'
import { isGuestID } from '../auth/guest-id'
import { seconds } from '../../ports/clock'
import { findGuest } from '../../store/identity/guests'
import { findAccount } from '../../store/identity/accounts'
import { chatDevicesOf } from '../../store/im/chat-devices'
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
    createdAt:
      (isGuest ? (await findGuest(db, userID))?.created_at : (await findAccount(db, Number(userID)))?.regist_time) ?? 0,
    devices: await chatDevicesOf(db, userID),
    network,
  }
  const rows = await restrictionsOn(db, subjectsOf(who))
  const untils = ['', groupID].map((place) => restrictedUntil(rows, who, place))
  const until = Math.max(...untils.flatMap(({ mute, ban }) => [mute, ban]))
  return until > now ? until : 0
}
