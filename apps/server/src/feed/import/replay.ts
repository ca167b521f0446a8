import type { Kysely } from 'kysely'
import { matchIDs, recordedOn } from '../../store/matches/football-import'
import type { Database } from '../../store/schema'
import { importedRow } from './imported-row'
import { saveMatches } from './save-matches'

/** The first kick-off is right after the call, the others within seconds. */
const FIRST_SECONDS = 2
const APART_SECONDS = 3

/**
 * Replays the matches of a date from now on, `speed` times as fast. They are added to the imported ones; replaying the
 * same date again restarts them. Returns their number.
 */
export const replayDate = (
  db: Kysely<Database>,
  { date, speed, nowMs }: { date: string; speed: number; nowMs: number },
): Promise<number> =>
  db.transaction().execute(async (trx) => {
    const matches = await recordedOn(trx, date)
    const keyOf = (key: string) => `replay|${key}`
    const ids = await matchIDs(
      trx,
      matches.map(({ natural_key }) => keyOf(natural_key)),
    )
    const rows = matches.map(({ natural_key, plan: { plan, record }, venue }, index) => {
      const key = keyOf(natural_key)
      const kickoff = Math.ceil(nowMs / 1000) + FIRST_SECONDS + index * APART_SECONDS
      return importedRow(
        { plan: { ...plan, id: ids.get(key) ?? plan.id, kickoff, speed }, record },
        { origin: 'replay', key, stageId: null, venue, nowMs },
      )
    })
    if (rows.length > 0) await saveMatches(trx, rows, nowMs)
    return rows.length
  })
