import { configHandlers } from './config'
import { liveHandlers } from './live'
import { matchHandlers } from './matches'
import { taskHandlers } from './tasks'
import { userHandlers } from './user'

export const handlers = { ...userHandlers, ...configHandlers, ...taskHandlers, ...liveHandlers, ...matchHandlers }
