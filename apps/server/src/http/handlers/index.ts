import type { Endpoints } from '@org/api-client/contract'
import type { Handlers } from '../handler'
import { anchorHandlers } from './anchors'
import { configHandlers } from './config'
import { liveHandlers } from './live'
import { matchHandlers } from './matches'
import { taskHandlers } from './tasks'
import { userHandlers } from './user'
import { viewerHandlers } from './viewer'

/** One for every row of the contract: a row without a handler does not compile. */
export const handlers = {
  ...viewerHandlers,
  ...userHandlers,
  ...configHandlers,
  ...taskHandlers,
  ...anchorHandlers,
  ...liveHandlers,
  ...matchHandlers,
} satisfies Handlers<Endpoints>
