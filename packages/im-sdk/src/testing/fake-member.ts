import type { Reply } from '../rpc/caller'
import type { FakeGroup, FakeWorld } from './fake-world'

/** A member of a group, as lists and replies show it. */
export const memberOf = (world: FakeWorld, group: FakeGroup, userID: string): Reply<'setGroupMemberInfo'>['member'] => {
  const { nameCard = '', memberCustomField = [], muteTime = 0 } = group.memberData.get(userID) ?? {}
  return {
    userID,
    nick: userID,
    avatar: '',
    role: world.roleIn(group, userID),
    joinTime: 0,
    lastSendMsgTime: 0,
    nameCard,
    muteTime,
    memberCustomField,
    messageRemindType: world.ownFacts(userID, { peer: '', groupID: group.groupID }).messageRemindType,
  }
}
