import { createHash } from 'node:crypto'
import type { Endpoints, ReplyOf } from '@org/api-client/contract'
import type { Day } from '@org/domain'
import { seconds } from '../../ports/clock'
import type { DayFilter } from '../../store/matches/matches'
import type { Context } from '../context'
import type { Language } from '../language'
import { WrittenReply } from '../written-reply'
import { dayInZone } from './day-in-zone'
import { dayListOf, type DayMoment, type ListedMatch } from './day-list'

export interface DayQuery {
  /** Empty for today. */
  readonly date: Day | ''
  /** The viewer's time zone. */
  readonly zone: string
  /** 0 for all. */
  readonly sport: number
}

interface DayReader {
  /** May be empty. */
  readonly viewer: string
  readonly lang: Language
  /** Of the reply that the caller has; may be empty. */
  readonly mark: string
  /** The leagues whose matches are wanted; empty for all. */
  readonly leagues: readonly number[]
}

type DayReply = ReplyOf<Endpoints['getDateMatch']>

/**
 * The matches of a day; today also those of yesterday that are still in play. With the mark of an earlier reply only
 * those that have changed since, and what else a caller needs to bring its list up to date.
 */
export const dayMatches = async (
  context: Context,
  query: DayQuery,
  { viewer, lang, mark, leagues }: DayReader,
): Promise<WrittenReply<DayReply>> => {
  const { date, ...day } = dayFilter(context, query)
  const moment = inLeagues(await dayListOf(context.db, day, lang).read(viewer), leagues)
  const scope = [scopeOf(moment, day, lang), ...leaguesScope(leagues)].join('.')
  const since = sinceOf(mark, scope)
  if (since === null) return wholeDay(moment, { date, mark: `${moment.kept.position}.${scope}` })
  const { kept, position, live, attented } = moment
  const changed = kept.list.filter(({ changedIn }) => changedIn >= Number(since))
  const changes = { total: kept.list.length, live, attented }
  return written(changed, moment, { date, mark: `${position}.${scope}`, changes })
}

/** The list is kept as a whole for all viewers: it is filtered in memory. */
const inLeagues = (moment: DayMoment, leagues: readonly number[]): DayMoment => {
  if (leagues.length === 0) return moment
  const list = moment.kept.list.filter(({ competition }) => leagues.includes(competition))
  const ids = new Set(list.map(({ id }) => id))
  const isListed = (id: number) => ids.has(id)
  const { kept, live, attented } = moment
  return { ...moment, kept: { ...kept, list }, live: live.filter(isListed), attented: attented.filter(isListed) }
}

/** Short, because a mark is. */
const leaguesScope = (leagues: readonly number[]): string[] =>
  leagues.length === 0
    ? []
    : [
        createHash('sha256')
          .update([...new Set(leagues)].toSorted().join())
          .digest('base64url')
          .slice(0, 16),
      ]

/** Viewers who have collected nothing of the day get the same reply until it changes. */
const wholeDay = (moment: DayMoment, frame: Pick<DayReply, 'date' | 'mark'>): WrittenReply<DayReply> => {
  const { kept, live, attented } = moment
  const write = () => written(kept.list, moment, { ...frame, changes: null })
  if (attented.length > 0) return write()
  const key = [frame.date, frame.mark, ...live].join(' ')
  const known = wholeDays.get(kept)
  if (known?.key === key) return known.reply
  const reply = write()
  wholeDays.set(kept, { key, reply })
  return reply
}

const wholeDays = new WeakMap<DayMoment['kept'], { readonly key: string; readonly reply: WrittenReply<DayReply> }>()

/** The matches are JSON already, which is quicker than to write them for each call. */
const written = (
  list: readonly ListedMatch[],
  { live, attented }: DayMoment,
  frame: Omit<DayReply, 'list'>,
): WrittenReply<DayReply> => {
  const [inRoom, collected] = [new Set(live), new Set(attented)]
  const flag = (ids: ReadonlySet<number>, id: number) => (ids.has(id) ? 1 : 0)
  const matches = list.map(
    ({ id, fields }) => `{"live":${flag(inRoom, id)},"attented":${flag(collected, id)},${fields}`,
  )
  return new WrittenReply(`${JSON.stringify(frame).slice(0, -1)},"list":[${matches.join()}]}`)
}

export const dayFilter = ({ clock }: Context, { date, zone, sport }: DayQuery): DayFilter & { readonly date: Day } => {
  const day = dayInZone(date, zone, seconds(clock))
  return { date: day.date, span: day.span, sport, andRunning: day.isToday }
}

/** A mark is only good for the same list of the same database: its replies differ by day, sport, language and leagues. */
const scopeOf = ({ storeID }: DayMoment, { span, sport }: DayFilter, lang: Language) =>
  [storeID, span.start, span.end, sport, lang].join('.')

/** The transaction of a mark of this scope; null for every other text. */
const sinceOf = (mark: string, scope: string): string | null => {
  const [position = '', ...rest] = mark.split('.')
  return /^\d{1,18}$/.test(position) && rest.join('.') === scope ? position : null
}
