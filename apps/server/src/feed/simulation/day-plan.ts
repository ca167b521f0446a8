import { DAY_SECONDS, SPORT, type MatchSportId } from '@org/domain'
import { COMPETITIONS, type CatalogueTeam, type Competition } from '../catalogue/competitions'
import { startOfDay } from '../../store/matches/day-of-instant'
import { matchChance } from './match-chance'
import { hashText, type SeededRandom } from '../../ports/seeded-random'
import { seasonOfDay } from './season-of-day'
import { FATES, type Fate, type MatchPlan } from '../../store/matches/stored-plan'

export interface SimulationSettings {
  readonly seed: string
  /** The speed of matches relative to real time; the number of matches per day grows with it. */
  readonly speed: number
}

/** Matches of one sport start in slots, so that enough of them are always in play. */
interface Slots {
  /** Minutes between two slots. */
  readonly minutes: number
  /** The matches of a slot that are always played normally. */
  readonly sure: number
  /** Additional matches per hour of Asia/Shanghai, on average: the evenings of the world's leagues. */
  readonly more: (hour: number) => number
  /** The share of the additional matches that do not end normally. */
  readonly trouble: number
}

const SLOTS: Record<MatchSportId, Slots> = {
  // The shortest football match lasts 108 minutes: seven slots are in play at any moment.
  [SPORT.football]: { minutes: 15, sure: 3, more: (hour) => (hour >= 18 || hour < 4 ? 0.9 : 0.25), trouble: 0.3 },
  // The shortest basketball game lasts 110 minutes.
  [SPORT.basketball]: { minutes: 15, sure: 1, more: (hour) => (hour >= 19 || hour < 11 ? 0.15 : 0.05), trouble: 0.35 },
  // Two maps with a break last 84 minutes.
  [SPORT.esport]: { minutes: 20, sure: 1, more: (hour) => (hour >= 17 && hour < 23 ? 0.4 : 0.02), trouble: 0.25 },
}

/** A match may begin this much later than planned, in seconds of play. */
export const LATEST_START = 110
const IDS_A_DAY = 100_000
const IDS_A_SPORT = 30_000

/** All matches that start on a day, by sport and kick-off. Ids depend only on the day and the index in it. */
export const dayPlan = ({ seed, speed }: SimulationSettings, day: number): MatchPlan[] =>
  [SPORT.football, SPORT.basketball, SPORT.esport].flatMap((sport) => {
    const random = matchChance(seed, day, sport)
    const fixtures = new Fixtures(random, sport, day, speed)
    const slots = SLOTS[sport]
    const slotSeconds = (slots.minutes * 60) / speed
    const plans: MatchPlan[] = []
    for (let from = 0; from < DAY_SECONDS; from += slotSeconds) {
      const hour = Math.floor(from / 3600)
      const wanted = slots.more(hour)
      const extra = Math.floor(wanted) + (random.chance(wanted % 1) ? 1 : 0)
      fixtures.newSlot()
      for (let index = 0; index < slots.sure + extra; index += 1) {
        const fixture = fixtures.next(from)
        plans.push({
          id: day * IDS_A_DAY + (sport - 1) * IDS_A_SPORT + plans.length + 1,
          sport,
          eventId: fixture.competition.id,
          homeId: fixture.home.id,
          awayId: fixture.away.id,
          kickoff: Math.round(startOfDay(day) + from),
          delay: random.between(5, LATEST_START) / speed,
          round: seasonOfDay(fixture.competition, day).round,
          knockout: fixture.competition.knockout,
          bestOf: sport === SPORT.esport ? (random.chance(0.35) ? 5 : 3) : 0,
          fate: index >= slots.sure && random.chance(slots.trouble) ? random.pick(TROUBLES) : 'played',
          seed,
          speed,
        })
      }
    }
    return plans
  })

const TROUBLES: readonly Fate[] = FATES.filter((fate) => fate !== 'played')

interface Fixture {
  readonly competition: Competition
  readonly home: CatalogueTeam
  readonly away: CatalogueTeam
}

/**
 * Assigns the fixtures of a day: leagues at their usual hours, several of one league together, teams that are rested.
 */
class Fixtures {
  /** The second of the day of a team's last match. */
  private readonly played = new Map<number, number>()
  private readonly competitions: readonly Competition[]
  private slot: number[] = []

  constructor(
    private readonly random: SeededRandom,
    sport: MatchSportId,
    private readonly day: number,
    private readonly speed: number,
  ) {
    this.competitions = COMPETITIONS.filter((competition) => competition.sport === sport)
  }

  newSlot(): void {
    this.slot = []
  }

  next(secondOfDay: number): Fixture {
    // A team plays once per day; if there are too few teams, a second match follows after a rest.
    const possible = this.possible(secondOfDay, false) ?? this.possible(secondOfDay, true) ?? []
    const open = possible.filter(({ competition }) => isOpen(competition, secondOfDay))
    const choices = open.length > 0 ? open : possible
    const chosen =
      choices[this.random.weighted(choices.map(({ competition, teams }) => this.weight(competition, teams.length)))]
    if (!chosen) throw new Error('dayPlan: no competition to choose from.')
    const [home, away] = this.random.shuffle(chosen.teams)
    if (!home || !away) throw new Error('dayPlan: a competition needs two teams.')
    this.played.set(home.id, secondOfDay).set(away.id, secondOfDay)
    this.slot.push(chosen.competition.id)
    return { competition: chosen.competition, home, away }
  }

  private weight(competition: Competition, teams: number): number {
    const together = this.slot.includes(competition.id) ? 4 : 1
    return (TIER_WEIGHT[competition.tier] ?? 1) * Math.sqrt(teams) * together
  }

  private possible(secondOfDay: number, again: boolean) {
    const rows = this.competitions
      .map((competition) => ({
        competition,
        teams: competition.teams.filter((team) => this.isFree(team, secondOfDay, again)),
      }))
      .filter(({ teams }) => teams.length >= 2)
    return rows.length > 0 ? rows : null
  }

  /** Teams that may play in the last hours of a day do not play in the first hours of the next. */
  private isFree(team: CatalogueTeam, secondOfDay: number, again: boolean): boolean {
    const last = this.played.get(team.id)
    if (last !== undefined && !(again && secondOfDay - last >= REST / this.speed)) return false
    const atTheEdge = secondOfDay < OVERLAP || secondOfDay >= DAY_SECONDS - OVERLAP
    return !atTheEdge || (parityOf(team) + this.day) % 2 === 0
  }
}

const parities = new Map<number, number>()

const parityOf = ({ id }: CatalogueTeam): number => {
  const parity = parities.get(id) ?? hashText(`${id}`) % 2
  parities.set(id, parity)
  return parity
}

/** Longer than any match lasts. */
const REST = 5 * 3600
const OVERLAP = REST
const TIER_WEIGHT: Record<number, number> = { 1: 3, 2: 2, 3: 1 }

const isOpen = ({ hours: [from, to] }: Competition, secondOfDay: number): boolean => {
  const hour = secondOfDay / 3600
  return (hour >= from && hour < to) || (hour + 24 >= from && hour + 24 < to)
}
