import { match, matchStat, bookmakerOdds } from '@org/api-client/contract'
import { BASKETBALL_STATUS, ESPORT_STATUS, FOOTBALL_STATUS, SPORT, type MatchSportId } from '@org/domain'
import * as v from 'valibot'
import { InvalidMatchError, PLAY_KINDS, type MatchReport, type Names, type ScheduledMatch } from '../ports/match-writer'

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0))
const id = v.pipe(v.number(), v.safeInteger(), v.minValue(1))
const text = v.pipe(v.string(), v.minLength(1), v.maxLength(200))
const sport = v.picklist([SPORT.football, SPORT.basketball, SPORT.esport])
const side = v.picklist(['home', 'away'])

const names = v.object({
  name_en: text,
  short_name_en: text,
  name_zh: text,
  short_name_zh: text,
  name_pt: text,
  short_name_pt: text,
  country: v.pipe(v.string(), v.regex(/^[a-z]{2}(-[a-z]{3})?$/)),
  colours: v.pipe(v.string(), v.regex(/^([\da-f]{3} [\da-f]{3}|flag)$/)),
}) satisfies v.GenericSchema<unknown, Names>

const stage = v.object({
  season: text,
  first_day: count,
  name: text,
  kind: v.picklist(['league', 'group', 'knockout']),
  win_points: count,
  draw_points: count,
  loss_points: count,
  tie_rule: v.picklist(['difference', 'head_to_head', 'wins']),
})

const scheduled = v.object({
  key: text,
  sport_id: sport,
  competition_id: id,
  home_id: id,
  away_id: id,
  kickoff_time: count,
  stage: v.nullable(stage),
  round: v.string(),
  venue: v.string(),
  referee: v.string(),
}) satisfies v.GenericSchema<unknown, ScheduledMatch>

const state = v.pick(match, [
  'status',
  'time',
  'period_count',
  'period_remaining_time',
  'home_score',
  'away_score',
  'home_half_score',
  'away_half_score',
  'home_extra_score',
  'away_extra_score',
  'home_penalty_score',
  'away_penalty_score',
  'home_quarter_scores',
  'away_quarter_scores',
  'home_red',
  'away_red',
  'home_yellow',
  'away_yellow',
  'home_corner',
  'away_corner',
])

const name = v.nullable(text)
const play = v.object({
  seq: id,
  kind: v.picklist(PLAY_KINDS),
  side: v.picklist(['home', 'away', 'none']),
  minute: count,
  added: count,
  home: count,
  away: count,
  value: count,
  player_en: name,
  player_zh: name,
  second_en: name,
  second_zh: name,
})

const { company, market, line, history } = bookmakerOdds.entries
const report = v.object({
  key: text,
  stamp: id,
  state: v.optional(state),
  odds: v.optional(match.entries.odds),
  settled: v.optional(v.boolean()),
  plays: v.optional(v.array(play)),
  figures: v.optional(v.object({ stats: v.array(matchStat), momentum: v.array(v.number()) })),
  markets: v.optional(
    v.array(v.object({ place: count, company, market, line, history: v.pipe(history, v.minLength(1)) })),
  ),
  lineups: v.optional(v.array(v.object({ side, place: id, starts: v.boolean(), name_en: text, name_zh: text }))),
  corrects: v.optional(v.boolean()),
})

const faultsBy =
  (schema: v.GenericSchema) =>
  (values: readonly unknown[]): string[] =>
    values.flatMap((value, index) =>
      (v.safeParse(schema, value).issues ?? []).map(
        (issue) => `Number ${index}, ${v.getDotPath(issue) ?? 'all of it'}: ${issue.message}.`,
      ),
    )

export const faultsOfNames: (values: readonly Names[]) => string[] = faultsBy(names)
export const faultsOfReports: (values: readonly MatchReport[]) => string[] = faultsBy(report)

export const faultsOfScheduled = (matches: readonly ScheduledMatch[]): string[] => [
  ...faultsBy(scheduled)(matches),
  ...matches.flatMap(({ key, home_id, away_id }, index) => [
    ...(home_id === away_id ? [`The match "${key}" has one team twice.`] : []),
    ...(matches.findIndex((other) => other.key === key) === index ? [] : [`The match "${key}" is given twice.`]),
  ]),
]

export const isStatusOf = (sportId: MatchSportId, status: number): boolean =>
  Object.values<number>(STATUSES[sportId]).includes(status)

const STATUSES = {
  [SPORT.football]: FOOTBALL_STATUS,
  [SPORT.basketball]: BASKETBALL_STATUS,
  [SPORT.esport]: ESPORT_STATUS,
} as const

/** Throws the faults, if there are any. */
export const refuse = (faults: readonly string[]): void => {
  if (faults.length > 0) throw new InvalidMatchError(faults)
}
