import { setTimeout as sleep } from 'node:timers/promises'
import { stopwatch, type Spent } from '../harness/cpu'
import { serveRpc } from '../harness/process-rpc'
import { residentBytes } from '../harness/resident'
import { CONTENDERS, type ContenderName } from './contenders'
import type { FanoutServer } from './contenders/contender'

const servers = new Map<ContenderName, FanoutServer>()
let stop: () => Spent = () => ({ cpuMicros: 0, wallMs: 0 })

const serverOf = (name: ContenderName): FanoutServer => {
  const server = servers.get(name)
  if (server === undefined) throw new Error(`${name} does not listen.`)
  return server
}

const methods = {
  listen: async ({ name, port }: { name: ContenderName; port: number }) => {
    servers.set(name, await CONTENDERS[name].listen(port))
  },
  /** Resolves when this many have joined. */
  joined: async ({ name, receivers }: { name: ContenderName; receivers: number }) => {
    for (let tries = 0; serverOf(name).receivers !== receivers; tries += 1) {
      if (tries > 1_000) throw new Error(`${name}: ${serverOf(name).receivers} of ${receivers} have joined.`)
      await sleep(10)
    }
    globalThis.gc?.()
  },
  /** Returns its start, by the clock that all processes share. */
  burst: ({ name, messages }: { name: ContenderName; messages: number }) => {
    stop = stopwatch()
    const beganAt = process.hrtime.bigint()
    serverOf(name).burst(messages)
    return String(beganAt)
  },
  resident: () => residentBytes(),
  /** Its cost; called when everything has arrived. */
  spent: () => stop(),
}

export type ServerMethods = typeof methods
serveRpc(methods)
