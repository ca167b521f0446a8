import { bareWs, keepingWs } from './bare-ws'
import { centrifuge, keepingCentrifuge } from './centrifuge'
import { centrifugeProtobuf } from './centrifuge-protobuf'
import { imSdk, imSdkBinary } from './im-sdk'
import { socketIo } from './socket-io'

export const CONTENDERS = {
  imSdk,
  imSdkBinary,
  bareWs,
  keepingWs,
  centrifuge,
  keepingCentrifuge,
  centrifugeProtobuf,
  socketIo,
}
export type ContenderName = keyof typeof CONTENDERS
