import type { Match } from '@org/api-client/contract'
import { isFinished, lateDecision } from '@org/domain'
import { useTranslation } from '../i18n/use-translation'

/** Says how finished matches were decided other than by their 90 minutes, beside the score; null if they were not. */
export const useLateDecision = () => {
  const { t } = useTranslation('scores')
  return (match: Match): string | null => {
    if (match.awarded === 1 && isFinished(match.sport_id, match.status)) return t(($) => $.awarded)
    const late = lateDecision(match)
    if (late === null) return null
    if (late.by === 'extraTime') return t(($) => $.afterExtraTime)
    return t(($) => $.onPenalties, { home: late.home, away: late.away })
  }
}
