import { SPORT } from '@org/domain'
import type { Odds } from '../../ports/match-writer'
import type { MatchPlan } from '../../store/matches/stored-plan'
import type { MatchScript } from '../simulation/match-script'
import { footballChances, normalBelow, outlookAt, seriesChance, type Outlook } from './win-chances'

/** Chances of home win, draw (0 if not possible) and away win. */
export const winnerChances = (plan: MatchPlan, outlook: Outlook): [number, number, number] => {
  if (plan.sport === SPORT.football) return footballChances(outlook)
  if (plan.sport === SPORT.basketball) {
    const lead = outlook.home + outlook.moreHome - outlook.away - outlook.moreAway
    const away = normalBelow(0, lead, Math.max(0.4, outlook.spread))
    return [1 - away, 0, away]
  }
  const home = seriesChance(outlook.moreHome, outlook.home, outlook.away, Math.ceil(plan.bestOf / 2))
  return [home, 0, 1 - home]
}

/** Decimal odds of a chance with a bookmaker's margin; 0 if no bet is possible. */
export const price = (chance: number, margin: number): number =>
  chance === 0 ? LONGEST : Math.round(Math.max(1.01, Math.min(LONGEST, 1 / (chance * (1 + margin)))) * 100) / 100

const LONGEST = 67

export const BET365_MARGIN = 0.055

/** The odds in lists at a second of play. */
export const winnerOdds = (plan: MatchPlan, script: MatchScript, at: number, margin = BET365_MARGIN): Odds => {
  const [home, draw, away] = winnerChances(plan, outlookAt(plan, script, at))
  return {
    home: price(home, margin),
    draw: plan.sport === SPORT.football ? price(draw, margin) : 0,
    away: price(away, margin),
  }
}
