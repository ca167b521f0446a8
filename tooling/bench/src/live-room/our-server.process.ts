import { ensureGroup } from '@org/server/groups'
import { stopwatch, type Spent } from '../harness/cpu'
import { startOurServer, stopOurServer } from '../harness/our-server'
import { serveRpc } from '../harness/process-rpc'

let stop: () => Spent = () => ({ cpuMicros: 0, wallMs: 0 })

const methods = {
  /** The whole server, a chat room, and the credentials of guests. */
  start: async (options: { port: number; guests: number }) => {
    const { server, sdkAppId, people } = await startOurServer({ ...options, demoAccounts: false })
    const groupID = 'final'
    await ensureGroup(server.context.db, { groupID, type: 'AVChatRoom', name: groupID, ownerID: '1' })
    return { sdkAppId, groupID, people }
  },
  watch: () => {
    globalThis.gc?.()
    stop = stopwatch()
  },
  spent: () => stop(),
}

export type OurMethods = typeof methods
serveRpc(methods, stopOurServer)
