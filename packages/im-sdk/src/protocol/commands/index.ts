import type { CommandName, CommandRows, Keyed } from '../define-command'
import { configCommands } from './config'
import { conversationCommands } from './conversations'
import { groupCommands } from './groups'
import { liveRoomCommands } from './live-rooms'
import { messageCommands } from './messages'
import { moderationCommands } from './moderation'
import { presenceCommands } from './presence'
import { reportCommands } from './reports'
import { sessionCommands } from './session'
import { uploadCommands } from './uploads'
import { syncCommands } from './sync'
import { topicCommands } from './topics'

/** The command catalogue. The client, the server's router, the fake server and the docs read the same row. */
export const commands = {
  ...sessionCommands,
  ...presenceCommands,
  ...messageCommands,
  ...syncCommands,
  ...conversationCommands,
  ...groupCommands,
  ...topicCommands,
  ...liveRoomCommands,
  ...configCommands,
  ...uploadCommands,
  ...moderationCommands,
  ...reportCommands,
} satisfies CommandRows

export type Commands = typeof commands
/** The commands whose replies a server keeps. */
export type KeyedCommandName = { [Name in CommandName]: Commands[Name] extends Keyed ? Name : never }[CommandName]
export {
  configCommands,
  conversationCommands,
  groupCommands,
  liveRoomCommands,
  messageCommands,
  moderationCommands,
  presenceCommands,
  uploadCommands,
  reportCommands,
  sessionCommands,
  syncCommands,
  topicCommands,
}
