import type { Context } from '../context'
import { startMatchFeed } from './match-feed'
import { assignMatches, seedAnchors } from './rooms/live-rooms'

interface RunningLives {
  stop(): Promise<void>
}

const ROOMS_MS = 5000

/** Starts the match feed and the live rooms that show it; does nothing where the feed is switched off. */
export const startLives = async (context: Context): Promise<RunningLives> => {
  const { config, clock, log } = context
  if (!config.feed) return { stop: () => Promise.resolve() }
  const feed = await startMatchFeed(context, { seed: config.seed, speed: 1 })
  await seedAnchors(context)
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
