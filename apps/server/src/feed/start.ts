import type { Context } from '../services/context'
import type { JobName } from '../store/ops/job-tables'
import { retryJob } from '../store/ops/jobs'
import { showSimulation, simulationSeed } from '../store/ops/installation'
import { seconds } from '../ports/clock'
import type { MatchSource } from '../ports/match-writer'
import { MatchFeed } from './match-feed'
import { matchWriter } from './match-writer'
import { assignMatches } from '../services/live/assign-matches'
import { openDemoQuizzes } from '../services/live/open-demo-quizzes'
import { openDemoPlans } from '../services/money/open-demo-plans'
import { seedDemoContent } from '../services/content/seed-demo-content'
import { seedDemoRooms } from '../services/live/seed-demo-rooms'

interface RunningLives {
  stop(): Promise<void>
}

const ROOMS_MS = 5000
const QUIZZES_MS = 20_000

/** The origins of matches that the server itself adds. */
const OWN_ORIGINS: readonly string[] = ['simulation', 'import', 'replay']

/** Their matches are told apart by the names. */
export const refuseSharedNames = (sources: readonly MatchSource[]): void => {
  const taken = new Set(OWN_ORIGINS)
  for (const { name } of sources) {
    if (taken.has(name)) throw new Error(`A source of matches cannot have the name "${name}", which is taken.`)
    taken.add(name)
  }
}

/** Starts a source of matches next to the simulation. Returns a function that stops it. */
export const startSource = (context: Context, source: MatchSource): Promise<() => Promise<void>> =>
  source.start(matchWriter(context, source.name))

/**
 * Starts the match feed, and the live rooms that follow matches. Without the simulation, its matches of earlier starts are
 * hidden.
 */
export const startLives = async (context: Context): Promise<RunningLives> => {
  const { config, clock, log } = context
  const isSimulated = config.feed === 'simulation'
  // One of several servers without a feed leaves the matches to another one.
  if (config.feed !== 'off' || !config.sharedDatabase) await showSimulation(context.db, isSimulated)
  if (config.feed === 'off') {
    await assignMatches(context)
    return { stop: () => Promise.resolve() }
  }
  const feed = new MatchFeed(
    context,
    isSimulated ? { seed: config.seed ?? (await simulationSeed(context.db)), speed: 1 } : null,
  )
  await feed.start()
  if (isSimulated) {
    await seedDemoRooms(context)
    await seedDemoContent(context)
  }
  // The models have nothing to read before there are matches.
  await retryJob(context.db, 'compute-models' satisfies JobName, '', seconds(clock))
  await assignMatches(context)
  let assigning: Promise<void> = Promise.resolve()
  const stopAssigning = clock.every(ROOMS_MS, () => {
    assigning = assigning
      .then(() => assignMatches(context))
      .catch((error: unknown) => log.error({ err: error }, 'assigning matches to rooms failed'))
  })
  let asking: Promise<void> = Promise.resolve()
  const ask = () => {
    asking = asking
      .then(() => openDemoQuizzes(context))
      .then(() => openDemoPlans(context))
      .catch((error: unknown) => log.error({ err: error }, 'the demonstration could not ask or publish'))
  }
  if (isSimulated) ask()
  const stopAsking = isSimulated ? clock.every(QUIZZES_MS, ask) : () => {}
  return {
    stop: async () => {
      stopAssigning()
      stopAsking()
      await assigning
      await asking
      await feed.stop()
    },
  }
}
