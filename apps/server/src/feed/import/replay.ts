import { SPORT } from '@org/domain'
import type { Kysely } from 'kysely'
import { recordedOn } from '../../store/matches/football-import'
import type { Database } from '../../store/schema'
import { saveScheduled } from '../save-scheduled'
import { idIn } from './id-in'
import { savePlanned } from './save-planned'

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
    const kickoffOf = (index: number) => Math.ceil(nowMs / 1000) + FIRST_SECONDS + index * APART_SECONDS
    const { ids } = await saveScheduled(
      trx,
      'replay',
      matches.map(({ natural_key, competition_id, home_id, away_id, round, venue }, index) => ({
        key: keyOf(natural_key),
        sport_id: SPORT.football,
        competition_id,
        home_id,
        away_id,
        kickoff_time: kickoffOf(index),
        stage: null,
        round,
        venue,
        referee: '',
      })),
    )
    const plans = matches.map(({ natural_key, plan: { plan, record } }, index) => {
      const id = idIn(ids, keyOf(natural_key))
      return { plan: { ...plan, id, kickoff: kickoffOf(index), speed }, record }
    })
    await savePlanned(trx, plans, nowMs)
    return matches.length
  })

const keyOf = (importedKey: string) => `replay|${importedKey}`
