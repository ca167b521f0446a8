import type { Endpoints, ModelEntry, ParsedRequestOf, ReplyOf } from '@org/api-client/contract'
import { modelMatrix, outcomeChances, type ModelName } from '@org/domain'
import { seconds } from '../../ports/clock'
import { matchById, matchesById, type MatchRow } from '../../store/matches/matches'
import { entriesIn, entryOf, type EntryRow } from '../../store/models/entries'
import { subscribedUntil } from '../../store/models/subscriptions'
import type { Context } from '../context'
import type { Language } from '../language'
import { dayInZone } from '../matches/day-in-zone'
import { listedMatch, wireMatch } from '../matches/wire-match'
import { Refusal } from '../refusal'

type Needs = Pick<Context, 'db' | 'clock'>

interface Reader {
  /** 0 for whoever is no member. */
  readonly uid: number
  /** May be empty. */
  readonly viewer: string
  readonly lang: Language
}

/** A page of the matches of a day. */
export const listEntries = async (
  context: Needs,
  { type, date, tz, page, size }: ParsedRequestOf<Endpoints['getModelEntries']>,
  { uid, viewer, lang }: Reader,
): Promise<ReplyOf<Endpoints['getModelEntries']>> => {
  const { db, clock } = context
  const { span } = dayInZone(date, tz, seconds(clock))
  const { rows, total } = await entriesIn(db, { span, offset: (page - 1) * size, limit: size })
  const ids = rows.map(({ match_id }) => match_id)
  const matches = new Map((await matchesById(db, ids, viewer)).map((match) => [match.id, match]))
  const isOpen = await opens(context, uid, type)
  const list = rows.flatMap((row) => {
    const match = matches.get(row.match_id)
    return match === undefined ? [] : [wireEntry(row, { match: listedMatch(match, lang), isOpen: isOpen(match) })]
  })
  return { list, total, page }
}

/** What a model says of a match, by the id of the match. */
export const findEntry = async (
  context: Needs,
  { type, id }: ParsedRequestOf<Endpoints['getModelEntry']>,
  { uid, viewer, lang }: Reader,
): Promise<ModelEntry> => {
  const row = await entryOf(context.db, id)
  const match = row && (await matchById(context.db, id, viewer))
  if (row === null || match === null) throw new Refusal('notFound')
  const isOpen = await opens(context, uid, type)
  return wireEntry(row, { match: wireMatch(match, lang, 'large'), isOpen: isOpen(match) })
}

/** Whether a match is open to the caller: after kick-off to everybody, before it with a subscription. */
const opens = async ({ db, clock }: Needs, uid: number, type: ModelName): Promise<(match: MatchRow) => boolean> => {
  const now = seconds(clock)
  const until = uid === 0 ? 0 : ((await subscribedUntil(db, uid)).get(type) ?? 0)
  return ({ kickoff_time }) => until > now || kickoff_time <= now
}

const wireEntry = (
  { match_id, home_goals, away_goals, results, computed_at, backtest, state, home_score, away_score }: EntryRow,
  { match, isOpen }: { readonly match: ModelEntry['match']; readonly isOpen: boolean },
): ModelEntry => {
  const expected = { home: home_goals, away: away_goals }
  return {
    id: match_id,
    match,
    chances: outcomeChances(modelMatrix(expected)),
    ...(isOpen && { expected }),
    results,
    computed_at,
    backtest: backtest ? 1 : 0,
    state,
    score: home_score === null || away_score === null ? null : { home: home_score, away: away_score },
  }
}
