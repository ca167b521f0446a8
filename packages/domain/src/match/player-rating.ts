import { fieldsOf, recordsOf } from '../input'
import { countsInScore } from './counts-in-score'

export type PlayerPosition = 'goalkeeper' | 'defender' | 'midfielder' | 'forward'

/** What is stored of a player in a football match that is over. */
export interface PlayerFacts {
  /** Null if unknown. */
  position: PlayerPosition | null
  /** Minutes on the pitch, without stoppage time. */
  minutes: number
  /** Goals from play. */
  goals: number
  /** Without those of a shootout. */
  penaltyGoals: number
  assists: number
  ownGoals: number
  penaltiesMissed: number
  yellowCards: number
  /** 1 for a player who was sent off. */
  redCards: number
  /** Goals of the other side while the player was on the pitch. */
  conceded: number
}

/** What each fact adds to a rating, which begins at 6. */
const RATING_POINTS = {
  goals: 1,
  penaltyGoals: 0.7,
  assists: 0.7,
  ownGoals: -1,
  penaltiesMissed: -0.8,
  yellowCards: -0.3,
  redCards: -1.5,
} as const satisfies Partial<Record<keyof PlayerFacts, number>>

/** By position: a goal conceded, and none conceded in at least an hour. */
const DEFENCE_POINTS = {
  goalkeeper: { conceded: -0.4, cleanSheet: 1 },
  defender: { conceded: -0.3, cleanSheet: 0.6 },
  midfielder: { conceded: 0, cleanSheet: 0 },
  forward: { conceded: 0, cleanSheet: 0 },
} as const satisfies Record<PlayerPosition, { conceded: number; cleanSheet: number }>

const START = 6
const CLEAN_SHEET_MINUTES = 60
/** Who has played less, and is named in no fact, has no rating. */
const LEAST_MINUTES = 15

/**
 * The rating of a football player after a match, from 0 to 10 with one decimal, from what is stored and nothing else: 6, and
 * points for each fact. Null for a player who has played less than 15 minutes without a fact.
 *
 * Rule: DOM-104.
 *
 * @example
 * const facts = { position: 'forward', minutes: 90, goals: 2, penaltyGoals: 0, assists: 0, ownGoals: 0, penaltiesMissed: 0, yellowCards: 1, redCards: 0, conceded: 1 }
 * playerRating(facts) // => 7.7
 * playerRating({ ...facts, goals: 0, yellowCards: 0 }) // => 6
 * playerRating({ ...facts, goals: 0, yellowCards: 0, minutes: 5 }) // => null
 */
export const playerRating = (facts: PlayerFacts): number | null => {
  const known = fieldsOf(facts)
  const counted = KINDS.map((kind) => RATING_POINTS[kind] * countOf(known[kind]))
  const minutes = countOf(known.minutes)
  if (minutes < LEAST_MINUTES && counted.every((points) => points === 0)) return null
  const defence = DEFENCE_POINTS[positionOf(known.position)]
  const conceded = countOf(known.conceded)
  const isClean = conceded === 0 && minutes >= CLEAN_SHEET_MINUTES
  const points = counted.reduce((sum, next) => sum + next, isClean ? defence.cleanSheet : defence.conceded * conceded)
  return Math.min(10, Math.max(0, Math.round((START + points) * 10) / 10))
}

const KINDS = Object.keys(RATING_POINTS) as (keyof typeof RATING_POINTS)[]

/** More than happens in any match; no number that is not finite. */
const MOST = 1000
const countOf = (value: unknown) => (typeof value === 'number' && value > 0 ? Math.min(MOST, Math.floor(value)) : 0)

/** Without a position, goals conceded say nothing of a player. */
const positionOf = (position: unknown): PlayerPosition =>
  position === 'goalkeeper' || position === 'defender' || position === 'forward' ? position : 'midfielder'

/** An incident of a football match, the oldest first: as in the contract. */
export interface RatedIncident {
  kind: string
  /** For an own goal, the side for which it counts. */
  side: string
  minute: number
  player: string
  /** Who gave the assist, or comes on. */
  second_player: string
}

/** A player of a line-up. */
export interface ListedPlayer {
  name: string
  position: PlayerPosition | null
  /** The shirt number; null if unknown. */
  number: number | null
}

interface RatedLineup {
  starters: readonly ListedPlayer[]
  bench: readonly ListedPlayer[]
}

/**
 * The facts of the players of a side who were on the pitch, from its line-up and the incidents of the match, which ended in
 * the counted minute `end` (90, or 120). Incidents name players: where a name may be that of two, neither has facts.
 *
 * Rule: DOM-104.
 *
 * @example
 * const lineup = { starters: [{ name: 'A', position: 'forward', number: 9 }], bench: [{ name: 'B', position: null, number: 12 }] }
 * const goal = { kind: 'goal', side: 'home', minute: 20, player: 'A', second_player: '' }
 * playerFacts({ side: 'home', lineup, incidents: [goal], end: 90 }).map(({ name, goals }) => [name, goals]) // => [['A', 1]]
 */
export const playerFacts = (match: {
  side: 'home' | 'away'
  lineup: RatedLineup
  incidents: readonly RatedIncident[]
  end: number
}): (PlayerFacts & Omit<ListedPlayer, 'position'>)[] => {
  const { side, lineup, incidents, end } = fieldsOf(match)
  const { starters, bench } = fieldsOf(lineup)
  const players = [
    ...recordsOf(starters).map((player) => appearanceOf(player, 0)),
    ...recordsOf(bench).map((player) => appearanceOf(player, null)),
  ]
  for (const incident of recordsOf(incidents)) {
    if (incident.kind === 'substitution' && incident.side === side) {
      leave(onlyOne(players, incident.player, isOnPitch), incident.minute)
      const next = onlyOne(players, incident.second_player, ({ from }) => from === null)
      if (next) next.from = countOf(incident.minute)
    } else countFact(players, side, incident)
  }
  return players.flatMap(({ from, until, isUnclear, ...facts }) =>
    from === null || isUnclear ? [] : [{ ...facts, minutes: Math.max(0, (until ?? countOf(end)) - from) }],
  )
}

interface Appearance extends PlayerFacts, Omit<ListedPlayer, 'position'> {
  /** Null before the player comes on. */
  from: number | null
  /** Null while on the pitch. */
  until: number | null
  /** An incident may be of this player or of another one with the same name. */
  isUnclear: boolean
}

const appearanceOf = ({ name, position, number }: ListedPlayer, from: number | null): Appearance => ({
  name,
  position,
  number,
  from,
  until: null,
  isUnclear: false,
  minutes: 0,
  goals: 0,
  penaltyGoals: 0,
  assists: 0,
  ownGoals: 0,
  penaltiesMissed: 0,
  yellowCards: 0,
  redCards: 0,
  conceded: 0,
})

const isOnPitch = ({ from, until }: Appearance) => from !== null && until === null

/** The only player of a name who can be meant; all who can are unclear from then on if there are several. */
const onlyOne = (
  players: readonly Appearance[],
  name: string,
  canBe: (player: Appearance) => boolean,
): Appearance | undefined => {
  const [first, ...others] = players.filter((player) => player.name === name && canBe(player))
  if (others.length === 0) return first
  for (const each of [first, ...others]) if (each) each.isUnclear = true
  return undefined
}

/** A player who has left the pitch may still get a card. */
const doerOf = (players: readonly Appearance[], name: string): Appearance | undefined =>
  players.some((player) => player.name === name && isOnPitch(player))
    ? onlyOne(players, name, isOnPitch)
    : onlyOne(players, name, ({ from }) => from !== null)

const leave = (player: Appearance | undefined, minute: number) => {
  if (player) player.until = countOf(minute)
}

/** The fact that an incident is for its player. */
const FACT_OF = {
  goal: 'goals',
  penalty_goal: 'penaltyGoals',
  own_goal: 'ownGoals',
  penalty_missed: 'penaltiesMissed',
  yellow_card: 'yellowCards',
  second_yellow: 'redCards',
  red_card: 'redCards',
} as const satisfies Record<string, keyof PlayerFacts>
const SENT_OFF: readonly string[] = ['second_yellow', 'red_card']

const countFact = (players: readonly Appearance[], side: 'home' | 'away', incident: RatedIncident) => {
  const { kind, player, second_player: second, minute } = incident
  const fact = Object.hasOwn(FACT_OF, kind) ? FACT_OF[kind as keyof typeof FACT_OF] : null
  if (fact === null) return
  const isFor = incident.side === side
  const own = isFor !== (kind === 'own_goal') ? doerOf(players, player) : undefined
  if (own) own[fact] += 1
  const helper = kind === 'goal' && isFor ? doerOf(players, second) : undefined
  if (helper) helper.assists += 1
  if (SENT_OFF.includes(kind)) leave(own, minute)
  if (countsInScore(kind) && !isFor) for (const each of players.filter(isOnPitch)) each.conceded += 1
}
