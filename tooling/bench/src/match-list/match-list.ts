import { Agent, request } from 'node:http'
import { setTimeout as after } from 'node:timers/promises'
import { brotliDecompressSync } from 'node:zlib'
import { alone, besidePeersByRound, type Bench } from '../bench'
import { startHelperFromSource, type Helper } from '../harness/helper'
import { median } from '../harness/median'
import { percentile } from '../harness/percentile'
import { PORTS } from '../harness/ports'
import type { BareMethods } from './bare.process'
import type { ServerMethods } from './server.process'

const MATCHES = 500
/** A tenth, as the server's process reports them. */
const MATCHES_IN_PLAY = MATCHES / 10
const A_SECOND = 50
const SECONDS = 6
const ROUNDS = 3
/** The calls from which the rate that both sustain is found. */
const TRIALS = 20
/** Of what a server answers one call after another: the rest of the time it waits. */
const USED = 0.5
/** Matches with a goal between two calls of a client that polls every ten seconds. */
const GOALS = 10

const CONTENDERS = ['ours', 'bare'] as const
type Contender = (typeof CONTENDERS)[number]
const OURS = PORTS.matchList
const BARE = PORTS.matchList + 1

/**
 * The list of a day with 500 matches at 50 requests a second, and, at a rate that both sustain, beside a Fastify route
 * that sends the rows of the server's own query; what a first call and a polled one download.
 */
export const matchList: Bench = {
  name: 'match-list',
  summary: 'a list of 500 matches at 50 requests a second, beside bare fastify and pg with the same query',
  run: async (say) => {
    say('the servers start')
    const server = startHelperFromSource<ServerMethods>('match-list/server.process.ts')
    const bare = startHelperFromSource<BareMethods>('match-list/bare.process.ts')
    try {
      const { databaseUrl } = await server.ask('start', { port: OURS, matches: MATCHES })
      await bare.ask('start', { port: BARE, databaseUrl, query: await server.ask('query', { port: OURS }) })
      const ports = { ours: OURS, bare: BARE }
      const watch = (name: Contender) => (name === 'ours' ? server.ask('watch') : bare.ask('watch'))
      const spent = (name: Contender) => (name === 'ours' ? server.ask('spent') : bare.ask('spent'))
      const figures: Record<Contender, { ms: number[]; slowest: number[]; cpu: number[] }> = {
        ours: { ms: [], slowest: [], cpu: [] },
        bare: { ms: [], slowest: [], cpu: [] },
      }
      for (const name of CONTENDERS) await load(ports[name], { seconds: 1, rate: 5 })
      const rate = await sustainedRate(BARE)
      for (let round = 1; round <= ROUNDS; round += 1)
        for (const name of CONTENDERS) {
          say(`${name}, ${rate} a second, round ${round} of ${ROUNDS}`)
          await watch(name)
          const durations = await load(ports[name], { seconds: SECONDS, rate })
          figures[name].ms.push(median(durations))
          figures[name].slowest.push(percentile(durations, 99))
          const { cpuMicros } = await spent(name)
          figures[name].cpu.push(cpuMicros / 1_000 / durations.length)
        }
      say(`ours, ${A_SECOND} a second`)
      const alone50 = await load(OURS, { seconds: SECONDS, rate: A_SECOND })
      say('ours, while goals are scored')
      const scored = goalsUntilStopped(server)
      const busy = await load(OURS, { seconds: SECONDS, rate: A_SECOND })
      await scored.stop()
      const whole = await call(OURS, {})
      const mark = markOf(whole.body)
      const unchanged = await call(OURS, { mark })
      await server.ask('score', { first: 0, matches: GOALS, goals: 99 })
      const changed = await call(OURS, { mark })
      const peer = 'fastify + pg'
      return [
        alone(`match-list, reply, ${A_SECOND} a second`, 'ms', median(alone50)),
        alone(`match-list, reply, ${A_SECOND} a second, 99 of 100 (aim 60)`, 'ms', percentile(alone50, 99)),
        alone(
          `match-list, reply, ${A_SECOND} a second, 99 of 100, ${GOALS} goals a second`,
          'ms',
          percentile(busy, 99),
        ),
        alone('match-list, the rate that both sustain', 'calls a second', rate),
        ...besidePeersByRound('match-list, reply at that rate', 'ms', figures.ours.ms, { [peer]: figures.bare.ms }),
        ...besidePeersByRound('match-list, reply at that rate, 99 of 100 (aim 1.5×)', 'ms', figures.ours.slowest, {
          [peer]: figures.bare.slowest,
        }),
        ...besidePeersByRound('match-list, processor (aim 1.5×)', 'ms a call', figures.ours.cpu, {
          [peer]: figures.bare.cpu,
        }),
        alone('match-list, first call', 'kB', whole.body.length / 1_000),
        alone('match-list, polled, nothing changed', 'kB', unchanged.body.length / 1_000),
        alone(`match-list, polled, ${GOALS} goals`, 'kB', changed.body.length / 1_000),
      ]
    } finally {
      await bare.stop()
      await server.stop()
    }
  },
}

/** A goal every tenth of a second, each in another match. */
const goalsUntilStopped = (server: Helper<ServerMethods>) => {
  let isStopped = false
  const scoring = (async () => {
    for (let goals = 0; !isStopped; goals += 1) {
      await server.ask('score', {
        first: goals % MATCHES_IN_PLAY,
        matches: 1,
        goals: 1 + Math.floor(goals / MATCHES_IN_PLAY),
      })
      await after(1_000 / GOALS)
    }
  })()
  return {
    stop: () => {
      isStopped = true
      return scoring
    },
  }
}

interface Load {
  readonly seconds: number
  /** Calls a second. */
  readonly rate: number
}

/** The duration of each call of a steady load, which does not wait for replies. */
const load = async (port: number, { seconds, rate }: Load): Promise<number[]> => {
  const calls: Promise<number>[] = []
  const started = performance.now()
  for (let index = 0; index < rate * seconds; index += 1) {
    await after(Math.max(0, started + (index * 1_000) / rate - performance.now()))
    calls.push(call(port, {}).then(({ ms }) => ms))
  }
  return Promise.all(calls)
}

/** At most that of the aim: a server that is asked for more than it answers has a queue, and its durations are the length of that. */
const sustainedRate = async (port: number): Promise<number> => {
  const durations: number[] = []
  for (let trial = 0; trial < TRIALS; trial += 1) durations.push((await call(port, {})).ms)
  return Math.max(1, Math.min(A_SECOND, Math.floor((USED * 1_000) / median(durations))))
}

const agent = new Agent({ keepAlive: true })

const call = (port: number, fields: object): Promise<{ ms: number; body: Buffer }> =>
  new Promise((resolve, reject) => {
    const started = performance.now()
    const headers = { 'content-type': 'application/json', 'accept-encoding': 'br' }
    const sent = request(
      { agent, host: '127.0.0.1', port, path: '/api/race/getDateMatch', method: 'POST', headers },
      (reply) => {
        const parts: Buffer[] = []
        reply.on('data', (part: Buffer) => parts.push(part))
        reply.on('error', reject)
        reply.on('end', () => {
          if (reply.statusCode === 200) resolve({ ms: performance.now() - started, body: Buffer.concat(parts) })
          else reject(new Error(`getDateMatch is answered with ${reply.statusCode}.`))
        })
      },
    )
    sent.on('error', reject)
    sent.end(JSON.stringify({ sport_id: 1, ...fields }))
  })

const markOf = (body: Buffer): string => {
  const { data } = JSON.parse(brotliDecompressSync(body).toString()) as { data: { mark: string; list: object[] } }
  if (data.list.length !== MATCHES) throw new Error(`The day has ${data.list.length} matches, not ${MATCHES}.`)
  return data.mark
}
