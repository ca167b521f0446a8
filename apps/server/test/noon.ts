import { matchesWithoutDetails } from '../src/store/matches/write-details'
import { bootServer, makeTemplate } from './boot'
import { steppedClock } from './stepped-clock'

export const NOON = '2026-11-21T12:00:00Z'

/** The name of a database with the simulated matches of that day and their details, which servers start with. */
export const atNoon = (): Promise<string> => {
  noon ??= makeTemplate(async (databaseUrl) => {
    const { context, stop } = await bootServer({ feed: 'simulation', clock: steppedClock(NOON), databaseUrl })
    const now = Date.parse(NOON) / 1_000
    while ((await matchesWithoutDetails(context.db, { now, ahead: 0 })).length > 0)
      await new Promise((resolve) => setTimeout(resolve, 250))
    await stop()
  })
  return noon
}

let noon: Promise<string> | null = null
