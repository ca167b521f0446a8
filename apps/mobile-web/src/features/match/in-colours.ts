import type { Endpoints, ReplyOf } from '@org/api-client/contract'
import { teamColours } from '@org/ui/sport'

/** The colours of the teams, or those of the brand if theirs cannot be told apart. */
export const inColours = ({ home, away }: ReplyOf<Endpoints['getMatchData']>['colours']) => {
  const style = teamColours(home, away)
  return style ? { style } : {}
}
