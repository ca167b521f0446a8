import { serveRpc } from '../harness/process-rpc'
import { bareWs } from '../im-receive/contenders/bare-ws'
import { receiveAll } from '../im-receive/contenders/im-sdk'
import { receiver } from '../im-receive/receiver'

/** A client of ours with so many conversations after the feed; null: a bare socket. */
const methods = receiver(({ port, conversations }: { port: number; conversations: number | null }) =>
  conversations === null ? bareWs.connect(port) : receiveAll(port, conversations),
)

export type ListReceiverMethods = typeof methods
serveRpc(methods)
