import { TYPES } from '@org/im-sdk/protocol'
import type { Kysely } from 'kysely'
import { seconds } from '../../ports/clock'
import { mutesIn } from '../../store/identity/restrictions'
import type { GroupRow } from '../../store/im/groups'
import { managerIDs } from '../../store/live/room-managers'
import type { Database } from '../../store/schema'
import type { MemberInfo } from '../groups/member-info'
import type { Call } from '../handler'
import { roomRole } from '../../services/chat/role-in-group'

/** Users of a chat room, which stores no members, in the form of members. */
export const listenerInfos = async (
  { im }: Call,
  db: Kysely<Database>,
  group: GroupRow,
  userIDs: readonly string[],
): Promise<MemberInfo[]> => {
  const { group_id: groupID } = group
  const mutes = await mutesIn(db, groupID, userIDs, seconds(im.context.clock))
  const managers = await managerIDs(db, groupID)
  return Promise.all(
    userIDs.map(async (userID) => {
      const user = await im.identities.find(userID)
      return {
        userID,
        nick: user?.nick ?? '',
        avatar: user?.avatar ?? '',
        role: roomRole(managers, group, userID),
        joinTime: im.rooms.joinedAt(groupID, userID),
        lastSendMsgTime: 0,
        nameCard: '',
        muteTime: mutes.get(userID) ?? 0,
        memberCustomField: [],
        messageRemindType: TYPES.MSG_REMIND_ACPT_AND_NOTE,
      }
    }),
  )
}
