import { groupKey } from '../../store/im/conversation-id'
import type { GroupRow } from '../../store/im/groups'
import type { NewMessage } from '../../store/im/messages'
import type { TopicProfile } from '../../store/im/topics'
import { TIP, tipMessage } from '../groups/group-elements'
import type { Call } from '../handler'

/** A message in the topic that says which fields of its profile have changed. */
export const topicTip = (call: Call, group: GroupRow, topicID: string, changed: TopicProfile): NewMessage => {
  const { name: topicName, custom_data: customData, mute_all: muteAll, ...same } = changed
  const newTopicProfile = {
    ...same,
    ...(topicName === undefined ? {} : { topicName }),
    ...(customData === undefined ? {} : { customData }),
    ...(muteAll === undefined ? {} : { muteAllMembers: muteAll ? 'On' : 'Off' }),
  }
  const memberCount = group.member_count
  const tip = { operationType: TIP.topic, userIDList: [], memberCount, topicID, newTopicProfile }
  const by = { group, operator: call.session.user }
  return { ...tipMessage(call.im.context, by, tip), convID: groupKey(topicID) }
}
