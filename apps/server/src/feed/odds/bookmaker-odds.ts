import type { BookmakerOdds } from '@org/api-client/contract'
import { SPORT } from '@org/domain'
import { instantOfPlay } from '../simulation/match-plan'
import type { MatchPlan } from '../../store/matches/stored-plan'
import { endOfScript, type MatchScript } from '../simulation/match-script'
import { matchChance } from '../simulation/match-chance'
import { footballChances, normalBelow, outlookAt, poisson, type Outlook } from './win-chances'
import { BET365_MARGIN, price, winnerChances } from './winner-odds'
import type { Odds } from '../../ports/match-writer'

type Market = BookmakerOdds['market']

const COMPANIES = [
  { company: 'BET365', margin: BET365_MARGIN },
  { company: '188', margin: 0.042 },
  { company: '12bet', margin: 0.06 },
] as const

const MARKETS: readonly Market[] = ['winner', 'handicap', 'total']

/** The odds of every bookmaker and market at a second of play, with their movements. */
export const bookmakerOdds = (
  plan: MatchPlan,
  script: MatchScript,
  at: number,
): Omit<BookmakerOdds, 'opening' | 'current'>[] => {
  const moments = oddsMoments(script, at).map((moment) => ({
    moment,
    time: Math.round(instantOfPlay(plan, moment)),
    chances: chancesAt(plan, script, moment),
  }))
  const outlook = outlookAt(plan, script, at)
  return MARKETS.flatMap((market) =>
    COMPANIES.map(({ company, margin }) => {
      const lean = leanOf(plan, company, market)
      return {
        company,
        market,
        line: market === 'winner' ? 0 : lineAt(plan, outlook, market),
        history: moments.map(({ moment, time, chances }) => {
          const { home, draw, away } = oddsOf(plan, market, chances, margin, lean(moment))
          return { home, draw, away, time }
        }),
      }
    }),
  )
}

/** Events that move the odds at once; a basket does not. */
const SCORES: readonly string[] = ['goal', 'penalty_goal', 'own_goal', 'map']

/**
 * Seconds of play at which odds are recorded: a day before, then more often, in play every five minutes and after each
 * score.
 */
export const oddsMoments = (script: MatchScript, at: number): number[] => {
  const end = Math.min(at, endOfScript(script))
  const before = BEFORE.filter((moment) => moment <= at)
  const running = Array.from({ length: Math.max(0, Math.ceil(end / 300)) }, (_, index) => index * 300)
  const goals = script.plays.filter(({ kind }) => SCORES.includes(kind))
  const after = goals
    .flatMap(({ at: scored, annulledAt = scored }) => [scored + 1, annulledAt + 1])
    .filter((moment) => moment <= end)
  const all = [...new Set([...before, ...running, ...after])].sort((a, b) => a - b)
  return all.length > 0 ? all : [BEFORE[0] ?? 0]
}

/** Seconds before the kick-off. */
export const BEFORE = [-86_400, -43_200, -21_600, -7200, -3600, -900]

/** Bookmakers differ slightly, more before the match than during it. */
const leanOf = (plan: MatchPlan, company: string, market: Market) => {
  const random = matchChance(plan.seed, plan.id, company, market)
  const start = 0.05 * random.normal()
  return (moment: number) =>
    (moment < 0 ? start * Math.min(1, -moment / 43_200) : 0) + 0.006 * Math.sin(start * 1e4 + moment / 700)
}

/** The chances that all bookmakers assume at a second of play. */
interface Chances {
  readonly winner: readonly [home: number, draw: number, away: number]
  /** The chances that the home side covers the handicap, and that the total is exceeded. */
  readonly handicap: number
  readonly total: number
}

const chancesAt = (plan: MatchPlan, script: MatchScript, at: number): Chances => {
  const outlook = outlookAt(plan, script, at)
  return {
    winner: winnerChances(plan, outlook),
    handicap: coverChance(plan, outlook, lineAt(plan, outlook, 'handicap')),
    total: overChance(plan, outlook, lineAt(plan, outlook, 'total')),
  }
}

const oddsOf = (plan: MatchPlan, market: Market, chances: Chances, margin: number, lean: number): Odds => {
  if (market === 'winner') {
    const [home, draw, away] = chances.winner
    return {
      home: price(home * (1 + lean), margin),
      draw: plan.sport === SPORT.football ? price(draw, margin) : 0,
      away: price(away * (1 - lean), margin),
    }
  }
  const tilted = Math.min(0.98, Math.max(0.02, chances[market] * (1 + lean)))
  return { home: price(tilted, margin), draw: 0, away: price(1 - tilted, margin) }
}

/** The line with even chances, a multiple of 0.5. A handicap is added to the home side. */
const lineAt = (plan: MatchPlan, { home, away, moreHome, moreAway }: Outlook, market: Market): number => {
  const half = (value: number) => Math.floor(value) + 0.5
  if (plan.sport === SPORT.esport) return market === 'handicap' ? (moreHome >= 0.5 ? -1.5 : 1.5) : plan.bestOf / 2 + 1
  return market === 'handicap' ? -half(home + moreHome - away - moreAway) + 0 : half(home + moreHome + away + moreAway)
}

const coverChance = (plan: MatchPlan, outlook: Outlook, line: number): number => {
  if (plan.sport === SPORT.football) return footballChances(outlook, line)[0]
  if (plan.sport === SPORT.basketball)
    return (
      1 -
      normalBelow(
        -line,
        outlook.home + outlook.moreHome - outlook.away - outlook.moreAway,
        Math.max(0.4, outlook.spread),
      )
    )
  return line < 0 ? outlook.moreHome ** 2 : 1 - outlook.moreAway ** 2
}

const overChance = (plan: MatchPlan, outlook: Outlook, line: number): number => {
  const expected = outlook.moreHome + outlook.moreAway
  const scored = outlook.home + outlook.away
  if (plan.sport === SPORT.football) {
    let under = 0
    for (let goals = 0; scored + goals < line; goals += 1) under += poisson(expected, goals)
    return 1 - under
  }
  if (plan.sport === SPORT.basketball)
    return 1 - normalBelow(line, scored + expected, Math.max(0.4, outlook.spread * 1.3))
  return Math.min(0.75, 2 * outlook.moreHome * outlook.moreAway + 0.1)
}
