import { serveRpc } from '../harness/process-rpc'
import { CONTENDERS, type ContenderName } from './contenders'
import { receiver } from './receiver'

const methods = receiver(({ name, port }: { name: ContenderName; port: number }) => CONTENDERS[name].connect(port))

export type ReceiverMethods = typeof methods
serveRpc(methods)
