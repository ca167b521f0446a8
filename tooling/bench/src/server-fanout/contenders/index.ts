import { frameWriter } from './frame-writer'
import { naiveWs } from './naive-ws'
import { socketIo } from './socket-io'

export const CONTENDERS = { frameWriter, naiveWs, socketIo }
export type ContenderName = keyof typeof CONTENDERS
