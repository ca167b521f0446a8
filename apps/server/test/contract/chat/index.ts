import type { Commands } from '@org/im-sdk/protocol'
import type { CasesOf } from './command-case'
import { attributeCases } from './attributes'
import { blocklistCases } from './blocklist'
import { configCases } from './config'
import { conversationActionCases } from './conversation-actions'
import { conversationGroupCases } from './conversation-groups'
import { conversationCases } from './conversations'
import { counterCases } from './counters'
import { friendCases } from './friends'
import { groupApplicationCases } from './group-applications'
import { groupMemberCases } from './group-members'
import { groupCases } from './groups'
import { liveRoomCases } from './live-rooms'
import { mergerCases } from './mergers'
import { messageActionCases } from './message-actions'
import { messageExtensionCases } from './message-extensions'
import { messageCases } from './messages'
import { moderationCases } from './moderation'
import { presenceCases } from './presence'
import { profileCases } from './profiles'
import { readReceiptCases } from './read-receipts'
import { reportCases } from './reports'
import { sessionCases } from './session'
import { syncCases } from './sync'
import { topicCases } from './topics'
import { uploadCases } from './uploads'
import { userStatusCases } from './user-status'

/**
 * The record of each command, in the order in which the tests send them: messages are merged before they are revoked,
 * conversations are cleared when they have been read, and the members of rooms are last, because the limit of that list
 * makes the test wait until sockets of others are closed.
 */
export const commandCases = {
  ...sessionCases,
  ...presenceCases,
  ...messageCases,
  ...messageExtensionCases,
  ...readReceiptCases,
  ...mergerCases,
  ...messageActionCases,
  ...syncCases,
  ...conversationCases,
  ...conversationActionCases,
  ...conversationGroupCases,
  ...groupCases,
  ...groupMemberCases,
  ...groupApplicationCases,
  ...attributeCases,
  ...counterCases,
  ...topicCases,
  ...configCases,
  ...uploadCases,
  ...moderationCases,
  ...profileCases,
  ...userStatusCases,
  ...friendCases,
  ...blocklistCases,
  ...reportCases,
  ...liveRoomCases,
} satisfies CasesOf<Commands>
