import { bareWs, keepingWs } from './bare-ws'
import { centrifuge } from './centrifuge'
import { imSdk } from './im-sdk'
import { socketIo } from './socket-io'

export const CONTENDERS = { imSdk, bareWs, keepingWs, centrifuge, socketIo }
export type ContenderName = keyof typeof CONTENDERS
