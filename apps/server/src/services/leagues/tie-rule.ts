import { SPORT, type TableRules } from '@org/domain'

type TieRule = TableRules['tie_rule']

/** By the id of the competition: those of Spain, Italy, Portugal and Turkey; of China and Saudi Arabia; of Brazil and the MLS. */
const FOOTBALL: Readonly<Record<number, TieRule>> = {
  1030: 'head_to_head',
  1050: 'head_to_head',
  1160: 'head_to_head',
  1200: 'head_to_head',
  1090: 'head_to_head_goals',
  1180: 'head_to_head_goals',
  1070: 'wins',
  1080: 'wins',
  1130: 'wins',
}

/** The first tie-breaker of a competition whose source does not say it. In basketball it is head-to-head everywhere. */
export const tieRuleOf = ({ id, sport }: { readonly id: number; readonly sport: number }): TieRule =>
  sport === SPORT.basketball ? 'head_to_head' : (FOOTBALL[id] ?? 'difference')
