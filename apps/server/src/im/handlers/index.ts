import type { Commands } from '@org/im-sdk/protocol'
import type { Handlers } from '../handler'
import { blocklist } from './blocklist'
import { attributes } from './attributes'
import { config } from './config'
import { conversationActions } from './conversation-actions'
import { conversationGroups } from './conversation-groups'
import { conversations } from './conversations'
import { groupApplications } from './group-applications'
import { groupMembers } from './group-members'
import { counters } from './counters'
import { friendApplications } from './friend-applications'
import { friendGroups } from './friend-groups'
import { friends } from './friends'
import { groups } from './groups'
import { liveRooms } from './live-rooms'
import { mergers } from './mergers'
import { messageActions } from './message-actions'
import { messageExtensions } from './message-extensions'
import { messages } from './messages'
import { moderation } from './moderation'
import { presence } from './presence'
import { profiles } from './profiles'
import { readReceipts } from './read-receipts'
import { reports } from './reports'
import { session } from './session'
import { sync } from './sync'
import { topics } from './topics'
import { userStatus } from './user-status'
import { uploads } from './uploads'

/** The handler of each command of the contract. */
export const handlers = {
  ...session,
  ...presence,
  ...messages,
  ...messageActions,
  ...messageExtensions,
  ...readReceipts,
  ...sync,
  ...conversations,
  ...conversationActions,
  ...conversationGroups,
  ...groups,
  ...groupMembers,
  ...groupApplications,
  ...attributes,
  ...counters,
  ...topics,
  ...liveRooms,
  ...config,
  ...uploads,
  ...mergers,
  ...moderation,
  ...profiles,
  ...blocklist,
  ...friends,
  ...friendApplications,
  ...friendGroups,
  ...userStatus,
  ...reports,
} satisfies Handlers<Commands>
