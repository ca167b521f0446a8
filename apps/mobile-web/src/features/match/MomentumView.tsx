import type { Match } from '@org/api-client/contract'
import { MomentumChart } from '@org/ui/sport'
import { matchDetailApi } from '../../api/match-details'
import { useTranslation } from '../../i18n/use-translation'
import { shortName } from '../../matches/team-names'
import { useAppSelector } from '../../store/store'
import { inColours } from './in-colours'
import { LeadView } from './LeadView'
import { useLivePolling } from '../../parts/match/live-polling'
import { useMoment } from '../../parts/match/moment'
import styles from './StatusPanel.module.css'
import { useMomentumMarks } from '../../parts/match/use-momentum-marks'

const { useGetMatchDataQuery } = matchDetailApi

/** A football match in one chart: its momentum with goals and red cards, or who led when its momentum is not known. */
export const MomentumView = ({ match }: { match: Match }) => {
  const { t } = useTranslation('match')
  const lang = useAppSelector((state) => state.preferences.lang)
  const { currentData } = useGetMatchDataQuery({ sport: 'football', matchid: match.id }, useLivePolling(match))
  const marks = useMomentumMarks(match)
  const { index } = useMoment()
  if (!currentData) return null
  if (currentData.momentum.length === 0) return <LeadView sport="football" match={match} />
  const { momentum, colours } = currentData
  const [home, away] = [shortName(match.hometeam, lang), shortName(match.awayteam, lang)]
  return (
    <MomentumChart
      className={styles.momentum}
      {...inColours(colours)}
      title={t(($) => $.momentum)}
      label={(share) => t(($) => $.momentumLabel, { home, away, share })}
      values={index === null ? momentum : momentum.slice(0, index + 1)}
      homeName={home}
      awayName={away}
      marks={marks}
    />
  )
}
