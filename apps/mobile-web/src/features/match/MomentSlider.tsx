import type { Match } from '@org/api-client/contract'
import { isInPlay } from '@org/domain'
import { Button } from '@org/ui/basics'
import { matchPageApi } from '../../api/match-page'
import { useTranslation } from '../../i18n/use-translation'
import type { DetailSport } from '../../parts/match/detail-sport'
import { useLivePolling } from '../../parts/match/live-polling'
import { useMoment } from '../../parts/match/moment'
import styles from './MomentSlider.module.css'

const { useGetMatchTimelineQuery } = matchPageApi

/** Moves the page through the minutes of a match that has started. At its end the page follows the match again. */
export const MomentSlider = ({ sport, match }: { sport: DetailSport; match: Match }) => {
  const { t } = useTranslation('analysis')
  const { minute, index, show } = useMoment()
  const { currentData } = useGetMatchTimelineQuery({ sport, matchid: match.id }, useLivePolling(match))
  const list = currentData?.list ?? []
  const last = list.length - 1
  if (last < 1) return null
  const at = Math.min(index ?? last, last)
  const shown = list[at]
  const text = shown ? `${shown.clock} ${shown.home_score}–${shown.away_score}` : ''
  const now = isInPlay(match.sport_id, match.status) ? t(($) => $.moment.now) : t(($) => $.moment.end)
  const goTo = (next: number) => (next >= last ? show(null, null) : show(list[next] ?? null, next))
  return (
    <div className={styles.moment}>
      <input
        type="range"
        className={styles.slider}
        aria-label={t(($) => $.moment.label)}
        aria-valuetext={minute === null ? now : text}
        min={0}
        max={last}
        value={at}
        onChange={({ target }) => goTo(target.valueAsNumber)}
      />
      <p className={styles.line}>
        <span>{minute === null ? t(($) => $.moment.hint) : text}</span>
        {minute !== null && (
          <Button size="small" tone="soft" onPress={() => show(null, null)}>
            {isInPlay(match.sport_id, match.status) ? t(($) => $.moment.backToNow) : t(($) => $.moment.backToEnd)}
          </Button>
        )}
      </p>
    </div>
  )
}
