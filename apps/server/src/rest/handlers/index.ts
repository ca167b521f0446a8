import { configHandlers } from './config'
import { taskHandlers } from './tasks'
import { userHandlers } from './user'

export const handlers = { ...userHandlers, ...configHandlers, ...taskHandlers }
