import { annulledIncident, bookmakerOdds, match, matchStat, matchState } from '@org/api-client/contract'
import { BASKETBALL_STATUS, ESPORT_STATUS, FOOTBALL_STATUS, SPORT, type MatchSportId } from '@org/domain'
import * as v from 'valibot'
import {
  ABSENCES,
  COMPETITION_KINDS,
  InvalidMatchError,
  PLAY_KINDS,
  POSITIONS,
  type DecidedStage,
  type MatchReport,
  type Names,
  type ScheduledMatch,
  type Stage,
} from '../ports/match-writer'
import { stagesWithTwoRules } from './stages-with-two-rules'

const wholeNumber = (min: number, max: number) => v.pipe(v.number(), v.integer(), v.minValue(min), v.maxValue(max))
const count = wholeNumber(0, 2 ** 31 - 1)
const smallCount = wholeNumber(0, 2 ** 15 - 1)
const place = wholeNumber(1, 2 ** 15 - 1)
const id = wholeNumber(1, Number.MAX_SAFE_INTEGER)
const { kickoff_time: instant } = match.entries
const amount = v.pipe(v.number(), v.finite())
const storable = v.pipe(v.string(), v.maxLength(200), v.regex(/^[^\0\p{Cs}]*$/u, 'Contains a NUL or a lone surrogate'))
const text = v.pipe(storable, v.minLength(1))
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
  win_points: smallCount,
  draw_points: smallCount,
  loss_points: smallCount,
  tie_rule: v.picklist(['difference', 'head_to_head', 'head_to_head_goals', 'wins']),
  carries_from: v.optional(text),
}) satisfies v.GenericSchema<unknown, Stage>

const scheduled = v.object({
  key: text,
  sport_id: sport,
  competition_id: id,
  home_id: id,
  away_id: id,
  kickoff_time: instant,
  stage: v.nullable(stage),
  round: storable,
  venue: storable,
  referee: storable,
}) satisfies v.GenericSchema<unknown, ScheduledMatch>

const name = v.nullable(text)
const play = v.object({
  seq: wholeNumber(1, 2 ** 31 - 1),
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
  happened_at: v.nullable(instant),
})

const price = v.pipe(amount, v.minValue(0))
const odds = v.object({ home: price, draw: price, away: price })
const history = v.pipe(
  v.array(v.object({ ...odds.entries, time: instant })),
  v.minLength(1),
  v.check(
    (movements) => movements.every(({ time }, index) => time >= (movements[index - 1]?.time ?? 0)),
    'The oldest is not first',
  ),
)
const { company, market } = bookmakerOdds.entries
const momentum = v.pipe(v.number(), v.minValue(-100), v.maxValue(100))
/** An array in which no two items have the same key. */
const withoutRepeats = <Schema extends v.GenericSchema>(
  item: Schema,
  keyOf: (value: v.InferOutput<Schema>) => string,
) =>
  v.pipe(
    v.array(item),
    v.check((items) => repeated(items.map(keyOf)).length === 0, 'Has the same item twice'),
  )
const repeated = (keys: readonly string[]): string[] => {
  const seen = new Set<string>()
  return keys.filter((key) => seen.size === seen.add(key).size)
}

const player = v.object({
  side,
  place,
  starts: v.boolean(),
  name_en: text,
  name_zh: text,
  number: v.nullable(smallCount),
  position: v.nullable(v.picklist(POSITIONS)),
  line: v.nullable(smallCount),
  absence: v.nullable(v.picklist(ABSENCES)),
  captain: v.boolean(),
})
const captains = (of: 'home' | 'away', players: readonly v.InferOutput<typeof player>[]) =>
  players.filter((one) => one.captain && one.side === of)
const players = v.pipe(
  withoutRepeats(player, (row) => `${row.side} ${row.place}`),
  v.check(
    (all) => captains('home', all).length < 2 && captains('away', all).length < 2,
    'A side has more than one captain',
  ),
  v.check((all) => all.every(({ captain, starts }) => starts || !captain), 'A captain does not start'),
)

const report = v.object({
  key: text,
  stamp: id,
  state: v.optional(matchState),
  odds: v.optional(v.nullable(odds)),
  settled: v.optional(v.boolean()),
  awarded: v.optional(v.boolean()),
  plays: v.optional(withoutRepeats(play, ({ seq }) => `${seq}`)),
  figures: v.optional(
    v.object({
      stats: v.array(v.object({ kind: matchStat.entries.kind, home: amount, away: amount })),
      momentum: v.array(momentum),
    }),
  ),
  markets: v.optional(
    withoutRepeats(
      v.object({ place: smallCount, company, market, line: amount, history }),
      (row) => `${row.company} ${row.market}`,
    ),
  ),
  lineups: v.optional(players),
  corrects: v.optional(v.boolean()),
  annulment: v.optional(annulledIncident.entries.reason),
})

const faultsBy =
  <Value>(schema: v.GenericSchema, nameOf: (value: Value) => unknown) =>
  (values: readonly Value[]): string[] =>
    values.flatMap((value, index) =>
      (v.safeParse(schema, value).issues ?? []).map((issue) => {
        const given = nameOf(value)
        const who = typeof given === 'string' && given !== '' ? `"${given}"` : `Number ${index}`
        return `${who}, ${v.getDotPath(issue) ?? 'all of it'}: ${issue.message}.`
      }),
    )

export const faultsOfReports = faultsBy<MatchReport>(report, ({ key }) => key)

const faultsOfNamesBy =
  (schema: v.GenericSchema) =>
  (values: readonly Names[]): string[] => [
    ...faultsBy<Names>(schema, ({ name_en }) => name_en)(values),
    ...repeated(values.map(({ name_en }) => name_en)).map((name_en) => `The name "${name_en}" is given twice.`),
  ]
export const faultsOfTeams = faultsOfNamesBy(v.object({ ...names.entries, former_names: v.optional(v.array(text)) }))
export const faultsOfCompetitions = faultsOfNamesBy(
  v.object({ ...names.entries, kind: v.optional(v.picklist(COMPETITION_KINDS)) }),
)

const decided = v.object({
  competition_id: id,
  season: text,
  stage: text,
  decisions: v.array(
    v.object({
      team_id: id,
      points: wholeNumber(-999, 999),
      is_expelled: v.boolean(),
      annuls_results: v.boolean(),
      reason_zh: text,
      reason_pt: text,
    }),
  ),
}) satisfies v.GenericSchema<unknown, DecidedStage>

const stageKey = ({ competition_id, season, stage: decidedStage }: DecidedStage) =>
  `${decidedStage}" of ${season}, competition ${competition_id}`
const faultsOfEachStage = faultsBy<DecidedStage>(decided, stageKey)
export const faultsOfDecisions = (stages: readonly DecidedStage[]): string[] => [
  ...faultsOfEachStage(stages),
  ...repeated(stages.map(stageKey)).map((key) => `The stage "${key} is given twice.`),
  ...stages.flatMap(({ decisions }) =>
    repeated(decisions.map(({ team_id }) => String(team_id))).map(
      (team) => `The team ${team} is given twice in a stage.`,
    ),
  ),
]

const faultsOfEachMatch = faultsBy<ScheduledMatch>(scheduled, ({ key }) => key)
export const faultsOfScheduled = (matches: readonly ScheduledMatch[]): string[] => [
  ...faultsOfEachMatch(matches),
  ...matches.flatMap(({ key, home_id, away_id }) =>
    home_id === away_id ? [`The match "${key}" has one team twice.`] : [],
  ),
  ...repeated(matches.map(({ key }) => key)).map((key) => `The match "${key}" is given twice.`),
  ...stagesWithTwoRules(matches).map((given) => `The stage "${given} is given with two different rules.`),
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
