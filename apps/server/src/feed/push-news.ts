import { isFinished, SPORT, type EpochSeconds } from '@org/domain'
import type { Transaction } from 'kysely'
import type { MatchState } from '../ports/match-writer'
import { pairingOf, type MatchBefore } from '../store/matches/report-rows'
import { addPushEvent, isMatchAwaited } from '../store/service/push-events'
import type { Database } from '../store/schema'

/** News of a match is stale after this time. */
const USEFUL_SECONDS = 300
/** A score that comes this long after the kick-off is that of an old match. */
const MATCH_SECONDS = 6 * 3_600

/** Notes the kick-off or the goal of a match for the browsers of those who have collected it. */
export const notePushNews = async (
  trx: Transaction<Database>,
  {
    before,
    state,
    isKickOff,
  }: { readonly before: MatchBefore; readonly state: MatchState; readonly isKickOff: boolean },
  now: EpochSeconds,
): Promise<void> => {
  const side = now - before.kickoff_time < MATCH_SECONDS ? scorerOf(before, state) : null
  if (!isKickOff && side === null) return
  if (!(await isMatchAwaited(trx, before.id))) return
  const { home_score, away_score } = state
  const facts = { sport_id: before.sport_id, ...(await pairingOf(trx, before.id)) }
  await addPushEvent(trx, {
    kind: side === null ? 'kick_off' : 'goal',
    subject: before.id,
    data: side === null ? facts : { ...facts, side, home_score, away_score },
    expires_at: Math.floor(now) + USEFUL_SECONDS,
  })
}

/** Null without a goal, and for a correction that takes one from the other side. */
const scorerOf = ({ sport_id, state: before }: MatchBefore, after: MatchState): 'home' | 'away' | null => {
  if (sport_id !== SPORT.football || isFinished(sport_id, before.status)) return null
  const [home, away] = [after.home_score - before.home_score, after.away_score - before.away_score]
  if (Math.min(home, away) < 0) return null
  return home > 0 ? 'home' : away > 0 ? 'away' : null
}
