import { setTimeout as sleep } from 'node:timers/promises'
import { stopwatch } from '../harness/cpu'
import { serveRpc } from '../harness/process-rpc'
import { median } from '../harness/median'
import { Member } from './member'
import type { Person } from './server.process'

/** The result of a group of clients. */
export interface Talk {
  readonly stored: number
  readonly delivered: number
  readonly seconds: number
  /** The processor time of all clients, and its share of a core: they have one thread. */
  readonly cpuMicros: number
  readonly busy: number
  readonly medianMs: number
  readonly p99Ms: number
}

let members: readonly Member[] = []
let acknowledging: NodeJS.Timeout | null = null
const PARALLEL = 20
const ACKNOWLEDGE_MS = 200

const methods = {
  /** Logs in the missing clients. */
  enter: async ({ port, sdkAppID, people }: { port: number; sdkAppID: number; people: readonly Person[] }) => {
    acknowledging ??= setInterval(() => {
      for (const member of members) member.acknowledge()
    }, ACKNOWLEDGE_MS)
    const more = people.slice(members.length).map((person) => new Member(sdkAppID, person))
    for (let from = 0; from < more.length; from += PARALLEL)
      await Promise.all(more.slice(from, from + PARALLEL).map((member) => member.login(port)))
    members = [...members, ...more]
  },
  /**
   * The first `senders` send, each with this many unacknowledged messages; then it waits until every client has
   * received every message.
   */
  talk: async ({ senders, window, ms }: { senders: number; window: number; ms: number }): Promise<Talk> => {
    const before = members.map(({ pushed }) => pushed)
    const until = performance.now() + ms
    const took: number[] = []
    const said = new Map<string, number>()
    const loop = async (member: Member) => {
      const { groupID } = member.person
      while (performance.now() < until) {
        const started = performance.now()
        await member.say()
        took.push(performance.now() - started)
        said.set(groupID, (said.get(groupID) ?? 0) + 1)
      }
    }
    const stop = stopwatch()
    const started = performance.now()
    await Promise.all(members.slice(0, senders).flatMap((member) => Array.from({ length: window }, () => loop(member))))
    const seconds = (performance.now() - started) / 1_000
    const listeners = members.map((member, index) => ({ member, before: before[index] ?? 0 })).slice(senders)
    const isHeard = () =>
      listeners.every(({ member, before: heard }) => member.pushed - heard >= (said.get(member.person.groupID) ?? 0))
    for (let tries = 0; !isHeard(); tries += 1) {
      if (tries > 500) throw new Error('Not everybody has heard everything within 5 s.')
      await sleep(10)
    }
    const delivered = members.reduce((sum, { pushed }, index) => sum + pushed - (before[index] ?? 0), 0)
    const { cpuMicros, wallMs } = stop()
    const sorted = took.toSorted((a, b) => a - b)
    const p99Ms = sorted[Math.floor(sorted.length * 0.99)] ?? 0
    return {
      stored: took.length,
      delivered,
      seconds,
      cpuMicros,
      busy: cpuMicros / 1_000 / wallMs,
      medianMs: median(took),
      p99Ms,
    }
  },
}

export type CrowdMethods = typeof methods
serveRpc(methods)
