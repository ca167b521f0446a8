import { alone, besidePeersByRound, type Bench, type Row } from '../bench'
import { startHelper, startHelperFromSource } from '../harness/helper'
import { median } from '../harness/median'
import { PORTS } from '../harness/ports'
import type { CrowdMethods } from './crowd.process'
import type { ServerMethods } from './server.process'

const GROUPS = 10
const MEMBERS = 50
const SENDERS = 100
/** The number of unacknowledged messages per sender. */
const WINDOWS = [4, 16]
const ROUNDS = 5
/** The duration of each run, and of the database alone before and after. */
const MS = 1_500
const BARE_MS = 500

interface Round {
  readonly storedPerSecond: number
  readonly bare: number
  readonly deliveredPerSecond: number
  readonly cpuMicros: number
  readonly busy: number
  readonly clientMicros: number
  readonly clientsBusy: number
  readonly medianMs: number
  readonly p99Ms: number
}

/**
 * Chat through the whole server: sent, allowed, numbered, committed, acknowledged and pushed to all members of the
 * group.
 */
export const chatLoop: Bench = {
  name: 'chat-loop',
  summary: 'acknowledged, persisted group messages a second on 500 sockets beside the database alone',
  run: async (say) => {
    const server = startHelperFromSource<ServerMethods>('chat-loop/server.process.ts')
    const crowd = await startHelper<CrowdMethods>('chat-loop/crowd.process.ts')
    const port = PORTS.chatLoop
    try {
      say('the server starts')
      const { sdkAppID, people } = await server.ask('start', { port, groups: GROUPS, members: MEMBERS })
      await crowd.ask('enter', { port, sdkAppID, people })
      const round = async (window: number): Promise<Round> => {
        const bareBefore = await server.ask('append', { groups: GROUPS, ms: BARE_MS })
        await server.ask('watch')
        const talk = await crowd.ask('talk', { senders: SENDERS, window, ms: MS })
        const { cpuMicros, wallMs } = await server.ask('spent')
        const bareAfter = await server.ask('append', { groups: GROUPS, ms: BARE_MS })
        const { stored, delivered, seconds, medianMs, p99Ms } = talk
        return {
          storedPerSecond: stored / seconds,
          bare: (bareBefore + bareAfter) / 2,
          deliveredPerSecond: delivered / seconds,
          cpuMicros: cpuMicros / stored,
          busy: cpuMicros / 1_000 / wallMs,
          clientMicros: talk.cpuMicros / stored,
          clientsBusy: talk.busy,
          medianMs,
          p99Ms,
        }
      }
      await round(WINDOWS[0] ?? 1)
      const rows: Row[] = []
      for (const window of WINDOWS) {
        const rounds: Round[] = []
        for (let index = 1; index <= ROUNDS; index += 1) {
          say(`${window} messages a sender on their way, round ${index} of ${ROUNDS}`)
          rounds.push(await round(window))
        }
        rows.push(...rowsOf(window, rounds))
      }
      return rows
    } finally {
      await crowd.stop()
      await server.stop()
    }
  },
}

const rowsOf = (window: number, rounds: readonly Round[]): readonly Row[] => {
  const figure = (name: keyof Round) => median(rounds.map((round) => round[name]))
  const title = `chat-loop ${SENDERS} senders × ${window}`
  return [
    ...besidePeersByRound(
      `${title}, stored`,
      'messages/s',
      rounds.map(({ storedPerSecond }) => storedPerSecond),
      { 'append_batch of 256': rounds.map(({ bare }) => bare) },
    ),
    alone(`${title}, pushed`, 'deliveries/s', figure('deliveredPerSecond')),
    alone(`${title}, CPU of the server`, 'µs/message', figure('cpuMicros')),
    alone(`${title}, cores of the server`, 'cores', figure('busy')),
    alone(`${title}, CPU of the clients`, 'µs/message', figure('clientMicros')),
    alone(`${title}, cores of the clients`, 'cores', figure('clientsBusy')),
    alone(`${title}, acknowledged, median`, 'ms', figure('medianMs')),
    alone(`${title}, acknowledged, p99`, 'ms', figure('p99Ms')),
  ]
}
