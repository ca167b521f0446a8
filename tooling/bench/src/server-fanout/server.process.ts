import { setTimeout as sleep } from 'node:timers/promises'
import { stopwatch, type Spent } from '../harness/cpu'
import { openDoors } from '../harness/doors'
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

const doors = {
  listen: async ({ name, port }: { name: ContenderName; port: number }) => {
    servers.set(name, await CONTENDERS[name].listen(port))
  },
  /** Resolves when so many have joined. */
  joined: async ({ name, receivers }: { name: ContenderName; receivers: number }) => {
    for (let tries = 0; serverOf(name).receivers !== receivers; tries += 1) {
      if (tries > 1_000) throw new Error(`${name}: ${serverOf(name).receivers} of ${receivers} have joined.`)
      await sleep(10)
    }
    globalThis.gc?.()
  },
  /** Answers when it began, by the clock that all processes share. */
  burst: ({ name, messages }: { name: ContenderName; messages: number }) => {
    stop = stopwatch()
    const beganAt = process.hrtime.bigint()
    serverOf(name).burst(messages)
    return String(beganAt)
  },
  resident: () => residentBytes(),
  /** What it took; asked when everything has arrived. */
  spent: () => stop(),
}

export type ServerDoors = typeof doors
openDoors(doors)
