import type { CommandName, CommandRows, Keyed } from '../define-command'
import { blocklistCommands } from './blocklist'
import { attributeCommands } from './attributes'
import { configCommands } from './config'
import { conversationActionCommands } from './conversation-actions'
import { conversationGroupCommands } from './conversation-groups'
import { conversationCommands } from './conversations'
import { groupApplicationCommands } from './group-applications'
import { groupMemberCommands } from './group-members'
import { counterCommands } from './counters'
import { friendCommands } from './friends'
import { groupCommands } from './groups'
import { liveRoomCommands } from './live-rooms'
import { mergerCommands } from './mergers'
import { messageActionCommands } from './message-actions'
import { messageExtensionCommands } from './message-extensions'
import { messageCommands } from './messages'
import { moderationCommands } from './moderation'
import { presenceCommands } from './presence'
import { profileCommands } from './profiles'
import { readReceiptCommands } from './read-receipts'
import { reportCommands } from './reports'
import { sessionCommands } from './session'
import { uploadCommands } from './uploads'
import { syncCommands } from './sync'
import { userStatusCommands } from './user-status'
import { topicCommands } from './topics'

/** The command catalogue. The client, the server's router, the fake server and the docs read the same row. */
export const commands = {
  ...sessionCommands,
  ...presenceCommands,
  ...messageCommands,
  ...messageActionCommands,
  ...messageExtensionCommands,
  ...readReceiptCommands,
  ...syncCommands,
  ...conversationCommands,
  ...conversationActionCommands,
  ...conversationGroupCommands,
  ...groupCommands,
  ...groupMemberCommands,
  ...groupApplicationCommands,
  ...attributeCommands,
  ...counterCommands,
  ...topicCommands,
  ...liveRoomCommands,
  ...configCommands,
  ...uploadCommands,
  ...mergerCommands,
  ...moderationCommands,
  ...profileCommands,
  ...blocklistCommands,
  ...friendCommands,
  ...userStatusCommands,
  ...reportCommands,
} satisfies CommandRows

export type Commands = typeof commands
/** The commands whose replies a server keeps. */
export type KeyedCommandName = { [Name in CommandName]: Commands[Name] extends Keyed ? Name : never }[CommandName]
export {
  userStatusCommands,
  blocklistCommands,
  attributeCommands,
  configCommands,
  conversationActionCommands,
  conversationCommands,
  conversationGroupCommands,
  friendCommands,
  groupApplicationCommands,
  counterCommands,
  groupCommands,
  groupMemberCommands,
  liveRoomCommands,
  mergerCommands,
  messageActionCommands,
  messageExtensionCommands,
  readReceiptCommands,
  messageCommands,
  moderationCommands,
  presenceCommands,
  profileCommands,
  uploadCommands,
  reportCommands,
  sessionCommands,
  syncCommands,
  topicCommands,
}
