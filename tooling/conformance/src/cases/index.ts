import type { CommandName } from '@org/im-sdk/protocol'
import type { Cases } from '../case'
import { appCases } from './app'
import { conversationGroupCases } from './conversation-groups'
import { conversationCases } from './conversations'
import { deletionCases } from './deletions'
import { friendGroupCases } from './friend-groups'
import { friendCases } from './friends'
import { groupMemberCases } from './group-members'
import { groupValueCases } from './group-values'
import { groupCases } from './groups'
import { liveRoomCases } from './live-rooms'
import { messageActionCases } from './message-actions'
import { messageFactCases } from './message-facts'
import { messageCases } from './messages'
import { peopleCases } from './people'
import { readMarkCases } from './read-marks'
import { reminderCases } from './reminders'
import { sessionCases } from './session'
import { topicCases } from './topics'
import { uploadCases } from './uploads'

/** A case for each command of the protocol: without one for a new command, this does not compile. */
export const cases = {
  ...sessionCases,
  ...appCases,
  ...messageCases,
  ...readMarkCases,
  ...messageActionCases,
  ...deletionCases,
  ...messageFactCases,
  ...conversationCases,
  ...reminderCases,
  ...conversationGroupCases,
  ...groupCases,
  ...groupMemberCases,
  ...groupValueCases,
  ...topicCases,
  ...liveRoomCases,
  ...uploadCases,
  ...peopleCases,
  ...friendCases,
  ...friendGroupCases,
} satisfies Cases<CommandName>
