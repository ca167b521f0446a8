import type { Context } from '../services/context'
import { simulationSeed } from '../store/ops/installation'
import { MatchFeed } from './match-feed'
import { assignMatches } from '../services/live/assign-matches'
import { seedDemoRooms } from '../services/live/seed-demo-rooms'

interface RunningLives {
  stop(): Promise<void>
}

const ROOMS_MS = 5000

/** Starts the match feed and the live rooms that show simulated matches. */
export const startLives = async (context: Context): Promise<RunningLives> => {
  const { config, clock, log } = context
  if (config.feed === 'off') return { stop: () => Promise.resolve() }
  const isSimulated = config.feed === 'simulation'
  const feed = new MatchFeed(
    context,
    isSimulated ? { seed: config.seed ?? (await simulationSeed(context.db)), speed: 1 } : null,
  )
  await feed.start()
  if (isSimulated) await seedDemoRooms(context)
  await assignMatches(context)
  let assigning: Promise<void> = Promise.resolve()
  const stopAssigning = clock.every(ROOMS_MS, () => {
    assigning = assigning
      .then(() => assignMatches(context))
      .catch((error: unknown) => log.error({ err: error }, 'assigning matches to rooms failed'))
  })
  return {
    stop: async () => {
      stopAssigning()
      await assigning
      await feed.stop()
    },
  }
}
