import type { CommandSchema } from '../command-schema'
import * as config from './config'
import * as conversations from './conversations'
import * as groups from './groups'
import * as liveRooms from './live-rooms'
import * as messages from './messages'
import * as moderation from './moderation'
import * as reports from './reports'
import * as presence from './presence'
import * as session from './session'
import * as uploads from './uploads'
import * as sync from './sync'
import * as topics from './topics'

/**
 * Body schemas by command name. The server checks requests with them, tests check replies, clients import types only.
 * The file of a noun exports only its commands.
 */
export const commandSchemas = {
  ...session,
  ...presence,
  ...messages,
  ...sync,
  ...conversations,
  ...groups,
  ...topics,
  ...liveRooms,
  ...config,
  ...uploads,
  ...moderation,
  ...reports,
} satisfies Record<string, CommandSchema>
