import { isDay } from '@org/domain'
import * as v from 'valibot'

const name = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(120))
const isoDay = v.pipe(v.string(), v.check(isDay, 'a day that exists is expected, as 2026-06-14'))
const time = v.pipe(
  v.string(),
  v.regex(
    /^([01]\d|2[0-3]):[0-5]\d( (UTC[+-]\d{1,2}|UTC±0|CET|CEST))?$/,
    'expected a time such as "20:45", "13:00 UTC-6" or "20:45 CET"',
  ),
)
const goals = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(99))
const pair = v.strictTuple([goals, goals])
const minute = v.pipe(
  v.string(),
  v.regex(/^([1-9]\d?|1[01]\d|120)(\+[1-9]\d?)?$/, 'expected a minute such as "67" or "45+2"'),
)

const goal = v.strictObject({ name, minute, penalty: v.optional(v.boolean()), owngoal: v.optional(v.boolean()) })

const score = v.union([
  pair,
  v.strictObject({ ht: v.optional(pair), ft: v.optional(pair), et: v.optional(pair), p: v.optional(pair) }),
])

const match = v.strictObject({
  round: name,
  num: v.optional(v.number()),
  date: isoDay,
  time: v.optional(time),
  time_local: v.optional(time),
  team1: name,
  team2: name,
  score: v.optional(score),
  goals1: v.optional(v.array(goal)),
  goals2: v.optional(v.array(goal)),
  group: v.optional(name),
  ground: v.optional(name),
  status: v.optional(v.picklist(['awarded', 'postponed', 'canceled', 'abandoned'])),
})

/** What the league decided about a team, which openfootball has no words for. */
const decision = v.strictObject({
  team: name,
  /** The stage; the league if it is absent. */
  group: v.optional(name),
  points: v.optional(v.pipe(v.number(), v.integer(), v.minValue(-99), v.maxValue(99)), 0),
  expelled: v.optional(v.boolean(), false),
  annulled: v.optional(v.boolean(), false),
  reason_zh: name,
  reason_pt: name,
})

export const matchesFile = v.strictObject({
  name,
  matches: v.pipe(v.array(match), v.minLength(1)),
  decisions: v.optional(v.array(decision), []),
  /** Of its clubs, by ISO 3166; without it, that of a known league, or of a country in the name. Clubs of one name in two countries are two. */
  country: v.optional(v.pipe(v.string(), v.regex(/^[a-z]{2}$/, 'expected a country such as "uy"'))),
  /** The new name of a club by the one that files have for it. */
  renamed: v.optional(v.record(name, name), {}),
})

export const stadiumsFile = v.strictObject({
  name,
  stadiums: v.array(
    v.strictObject({
      city: name,
      timezone: name,
      cc: v.pipe(v.string(), v.regex(/^[a-z]{2}$/)),
      name,
      capacity: v.pipe(v.number(), v.integer(), v.minValue(0)),
      coords: v.string(),
    }),
  ),
})

export const squadsFile = v.array(
  v.strictObject({
    name,
    fifa_code: v.pipe(v.string(), v.regex(/^[A-Z]{3}$/)),
    group: v.string(),
    players: v.pipe(
      v.array(
        v.strictObject({
          number: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(99)),
          pos: v.picklist(['GK', 'DF', 'MF', 'FW']),
          name,
          club: v.strictObject({ name, country: v.string() }),
          date_of_birth: isoDay,
        }),
      ),
      v.minLength(1),
    ),
  }),
)

export const teamsFile = v.array(
  v.strictObject({
    name,
    name_normalised: v.optional(name),
    continent: name,
    flag_icon: v.string(),
    flag_unicode: v.string(),
    fifa_code: v.pipe(v.string(), v.regex(/^[A-Z]{3}$/)),
    group: v.string(),
    confed: name,
  }),
)

export const groupsFile = v.strictObject({
  name,
  groups: v.array(v.strictObject({ name, teams: v.pipe(v.array(name), v.minLength(2)) })),
})

export type FileMatch = v.InferOutput<typeof match>
export type MatchesFile = v.InferOutput<typeof matchesFile>
type StadiumsFile = v.InferOutput<typeof stadiumsFile>
export type SquadsFile = v.InferOutput<typeof squadsFile>
type TeamsFile = v.InferOutput<typeof teamsFile>
type GroupsFile = v.InferOutput<typeof groupsFile>

export type OpenfootballFile =
  | { readonly kind: 'matches'; readonly content: MatchesFile }
  | { readonly kind: 'stadiums'; readonly content: StadiumsFile }
  | { readonly kind: 'squads'; readonly content: SquadsFile }
  | { readonly kind: 'teams'; readonly content: TeamsFile }
  | { readonly kind: 'groups'; readonly content: GroupsFile }
