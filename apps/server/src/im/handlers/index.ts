import type { Commands } from '@org/im-sdk/protocol'
import type { Handlers } from '../handler'
import { config } from './config'
import { conversations } from './conversations'
import { groups } from './groups'
import { liveRooms } from './live-rooms'
import { messages } from './messages'
import { moderation } from './moderation'
import { presence } from './presence'
import { reports } from './reports'
import { session } from './session'
import { sync } from './sync'
import { topics } from './topics'
import { uploads } from './uploads'

/** The handler of each command of the contract. */
export const handlers = {
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
} satisfies Handlers<Commands>
