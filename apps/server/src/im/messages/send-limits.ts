import { commands, commandSchemas, type ErrorName } from '@org/im-sdk/protocol'
import type { GroupMember, GroupRow } from '../../store/im/groups'
import type { Call } from '../handler'
import { mayAlwaysSpeak } from './may-send'

/**
 * Whether the user sends faster than a person writes, to all conversations together. If the operator has set a limit
 * for the command, the router has counted already. Guests of a network in which one was banned share a limit; `places`
 * are the groups, or '' for everywhere, whose bans count.
 */
export const writesTooFast = async (
  { im, who, session: { user } }: Call,
  command: 'sendC2CMessage' | 'sendGroupMessage',
  places: readonly string[],
): Promise<boolean> => {
  const { limiter, config } = im.context
  if (!config.rateLimits) return false
  const isSlow = places.some((place) => im.restrictions.on(who, place).slow > 0)
  if (isSlow && !(await limiter.take(`im:slow-network:${who.network}`, SLOW_NETWORK))) return true
  if (im.appConfigs.current.limits.has(commands[command].wire)) return false
  const { guest, member } = commandSchemas[command].sends
  return !(await limiter.take(`im:send:${user.userID}`, user.isGuest ? guest : member))
}

const SLOW_NETWORK = { count: 6, perMs: 60_000 }

/**
 * Why the group does not take the message now: the sender is below its level, or the message exceeds the limit of the
 * user, of the group's slow mode, or of a chat room for all its users together. Null if it does. The owner and admins are
 * exempt, and host messages use another path.
 */
export const whyNotNow = async (
  group: GroupRow,
  call: Call,
  member: Pick<GroupMember, 'role'> | null,
): Promise<ErrorName | null> => {
  if (mayAlwaysSpeak(group, call.userID, member)) return null
  if (await isBelow(group.min_level, call)) return 'GROUP_LEVEL_DENY'
  return (await isTooMuch(group, call)) ? 'OVER_FREQUENCY_LIMIT' : null
}

/** A level may rise while the user is logged in. */
const isBelow = async (level: number, { im, userID }: Call): Promise<boolean> =>
  level > 0 && ((await im.identities.find(userID))?.level ?? 0) < level

const isTooMuch = async (group: GroupRow, call: Call): Promise<boolean> => {
  const { im, userID } = call
  const { limiter, config } = im.context
  const { group_id: groupID, slow_mode: slowMode } = group
  if (await writesTooFast(call, 'sendGroupMessage', ['', groupID])) return true
  const once = { count: 1, perMs: slowMode * 1_000 }
  if (slowMode > 0 && !(await limiter.take(`im:slow:${groupID}:${userID}`, once))) return true
  if (group.type !== 'AVChatRoom' || !config.rateLimits) return false
  return roomIsFull(groupID, call)
}

/** From the narrowest limit to the widest, so that a refused message does not count against wider limits. */
const roomIsFull = async (groupID: string, { im, who }: Call): Promise<boolean> => {
  const { limiter } = im.context
  const { all, guests, guestsOfNetwork } = commandSchemas.sendGroupMessage.sends.room
  const room = `im:room:${groupID}`
  if (who.isGuest && !(await limiter.take(`${room}:network:${who.network}`, guestsOfNetwork))) return true
  if (who.isGuest && !(await limiter.take(`${room}:guests`, guests))) return true
  return !(await limiter.take(room, all))
}
