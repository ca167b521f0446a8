import type { Kysely } from 'kysely'
import { isGuestID } from '../auth/guest-id'
import { findGroup, removeMember } from '../../store/im/groups'
import { deleteManager } from '../../store/live/room-managers'
import { findGuest } from '../../store/identity/guests'
import { isMemberID } from '../../store/identity/member-id'
import { networksOf } from '../../store/identity/sessions'
import { chatDevicesOf } from '../../store/im/chat-devices'
import { takeRights } from '../../store/im/group-rights'
import { endImSessions } from '../../store/im/im-sessions'
import { putRestrictions, type Restriction, type RestrictionKey } from '../../store/identity/restrictions'
import type { Database } from '../../store/schema'

/**
 * Mutes or bans a user in a group, or everywhere if `group_id` is ''. It also applies to guests on the user's devices,
 * so that logging out does not avoid it. A ban ends open sessions and the role of a manager. For an hour, newcomers in the
 * network of a banned guest are muted, and new guests in that of a muted guest or member speak slowly. Times are epoch seconds. Rule: SRV-7.
 */
export const restrict = async (
  db: Kysely<Database>,
  key: RestrictionKey,
  until: number,
  now: number,
  origin: Restriction['origin'] = 'operator',
): Promise<void> => {
  const { user_id, group_id, kind } = key
  if (group_id !== '') await takeRights(db, group_id)
  await putRestrictions(
    db,
    (await subjectsFor(db, key, now)).map(([subject_type, subject]): Restriction => ({
      ...key,
      origin,
      subject_type,
      subject,
      until: subject_type === 'network' ? Math.min(until, now + NETWORK_SECONDS) : until,
      created_at: now,
    })),
  )
  if (kind !== 'ban') return
  if (group_id === '') await endImSessions(db, user_id)
  else if ((await findGroup(db, group_id))?.type === 'AVChatRoom') await deleteManager(db, group_id, user_id)
  else await removeMember(db, { groupID: group_id, userID: user_id, now })
}

const NETWORK_SECONDS = 3_600

const subjectsFor = async (
  db: Kysely<Database>,
  { user_id: userID, kind }: RestrictionKey,
  now: number,
): Promise<[Restriction['subject_type'], string][]> => {
  const devices = await chatDevicesOf(db, userID)
  const networks = isGuestID(userID)
    ? [(await findGuest(db, userID))?.network ?? '']
    : isMemberID(userID) && kind === 'mute'
      ? await networksOf(db, Number(userID), now - NETWORK_SECONDS)
      : []
  return [
    ['user', userID],
    ...devices.map((device): [Restriction['subject_type'], string] => ['device', device]),
    ...networks.flatMap((network): [Restriction['subject_type'], string][] =>
      network === '' ? [] : [['network', network]],
    ),
  ]
}
