import { BASKETBALL_STATUS, ESPORT_STATUS, FOOTBALL_STATUS, SPORT, type MatchSportId } from '@org/domain'
import { TEAMS, type CatalogueTeam } from '../catalogue/competitions'
import { esportHandles, playerNames, type PlayerName } from '../catalogue/player-names'
import { basketballScript } from './basketball-script'
import { esportScript } from './esport-script'
import { footballScript } from './football-script'
import type { Fate, MatchPlan } from '../../store/matches/stored-plan'
import { endOfScript, type MatchScript, type Phase } from './match-script'
import { matchChance } from './match-chance'
import { seededRandom } from '../../ports/seeded-random'

/** NBA teams have the ids of league 1. */
const isNba = (team: CatalogueTeam) => team.sport === SPORT.basketball && Math.floor(team.id / 1000) % 100 === 1

/** The script of a planned match. The same plan always gives the same script. */
export const scriptOfPlan = (plan: MatchPlan): MatchScript => {
  const random = matchChance(plan.seed, plan.id)
  const home = teamOf(plan.homeId)
  const away = teamOf(plan.awayId)
  const sides = {
    homeStrength: home.strength,
    awayStrength: away.strength,
    homePlayers: playersOf(home),
    awayPlayers: playersOf(away),
  }
  const played =
    plan.sport === SPORT.football
      ? footballScript(random, sides, plan.knockout)
      : plan.sport === SPORT.basketball
        ? basketballScript(random, { ...sides, quarterMinutes: isNba(home) ? 12 : 10 })
        : esportScript(random, { ...sides, bestOf: plan.bestOf })
  return withFate(played, plan, random.next())
}

const teamOf = (id: number): CatalogueTeam => {
  const team = TEAMS.get(id)
  if (!team) throw new Error(`Team ${id} is not in the catalogue.`)
  return team
}

/** A team's players are the same in every match. */
export const playersOf = (team: CatalogueTeam): PlayerName[] =>
  seededRandom('players', team.id).shuffle(team.sport === SPORT.esport ? esportHandles : playerNames(team.country))

const NEVER_PLAYED: Record<MatchSportId, Partial<Record<Fate, number>>> = {
  [SPORT.football]: {
    postponed: FOOTBALL_STATUS.postponed,
    cancelled: FOOTBALL_STATUS.cancelled,
    pending: FOOTBALL_STATUS.pending,
    delayed: FOOTBALL_STATUS.postponed,
    abnormal: FOOTBALL_STATUS.abnormal,
  },
  [SPORT.basketball]: {
    postponed: BASKETBALL_STATUS.delayed,
    cancelled: BASKETBALL_STATUS.cancelled,
    pending: BASKETBALL_STATUS.pending,
    delayed: BASKETBALL_STATUS.delayed,
    abnormal: BASKETBALL_STATUS.pending,
  },
  [SPORT.esport]: {
    postponed: ESPORT_STATUS.postponed,
    cancelled: ESPORT_STATUS.cancelled,
    pending: ESPORT_STATUS.pending,
    delayed: ESPORT_STATUS.postponed,
    abnormal: ESPORT_STATUS.abnormal,
  },
}

const STOPPED: Record<MatchSportId, { interrupted: number; abandoned: number }> = {
  [SPORT.football]: FOOTBALL_STATUS,
  [SPORT.basketball]: BASKETBALL_STATUS,
  [SPORT.esport]: ESPORT_STATUS,
}

/** Seconds before the start at which a cancellation is announced. */
const NOTICE = 40 * 60
/** Seconds from the interruption to the end of the match. */
const UNTIL_ABANDONED = 25 * 60

const withFate = (script: MatchScript, { fate, sport }: MatchPlan, when: number): MatchScript => {
  if (fate === 'played') return script
  const never = NEVER_PLAYED[sport][fate]
  if (never !== undefined)
    return { phases: [{ status: never, from: -NOTICE, clockFrom: 0 }], plays: [], momentum: [], clock: [] }
  const at = Math.round(endOfScript(script) * (0.15 + 0.7 * when))
  const stops: Phase[] = [{ status: STOPPED[sport].interrupted, from: at, clockFrom: 0 }]
  if (fate === 'abandoned') stops.push({ status: STOPPED[sport].abandoned, from: at + UNTIL_ABANDONED, clockFrom: 0 })
  return {
    phases: [...script.phases.filter(({ from }) => from < at), ...stops],
    // Without a goal that was under review.
    plays: script.plays.filter((play) => (play.annulledAt ?? play.at) <= at),
    momentum: script.momentum.slice(0, Math.ceil(at / 60)),
    clock: script.clock.filter(({ from }) => from < at),
  }
}
