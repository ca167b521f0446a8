import { serveRpc } from '../harness/process-rpc'
import { CONTENDERS, type ContenderName } from './contenders'
import type { FeedServer } from './contenders/contender'
import type { Feed } from './feed'

const servers = new Map<ContenderName, FeedServer>()
let send: () => Promise<void> = () => Promise.reject(new Error('Nothing is prepared.'))

const methods = {
  listen: async ({ name, port }: { name: ContenderName; port: number }) => {
    servers.set(name, await CONTENDERS[name].listen(port))
  },
  prepare: ({ name, feed }: { name: ContenderName; feed: Feed }) => {
    const server = servers.get(name)
    if (server === undefined) throw new Error(`${name} does not listen.`)
    send = server.prepare(feed)
  },
  send: () => send(),
}

export type SenderMethods = typeof methods
serveRpc(methods)
