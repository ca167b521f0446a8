import type { Match } from '@org/api-client/contract'
import { lateDecision } from '@org/domain'
import { useTranslation } from '../i18n/use-translation'

/** How a finished match was decided after its 90 minutes, beside its score; null if it was not. */
export const useLateDecision = (match: Match): string | null => {
  const { t } = useTranslation('scores')
  const late = lateDecision(match)
  if (late === null) return null
  if (late.by === 'extraTime') return t(($) => $.afterExtraTime)
  return t(($) => $.onPenalties, { home: late.home, away: late.away })
}
