import type { Match } from '@org/api-client/contract'
import { MomentumChart } from '@org/ui/sport'
import { matchDetailApi } from '../../api/match-details'
import { matchPageApi } from '../../api/match-page'
import { useTranslation } from '../../i18n/use-translation'
import { shortName } from '../../matches/team-names'
import { useAppSelector } from '../../store/store'
import type { DetailSport } from '../../parts/match/detail-sport'
import { inColours } from './in-colours'
import { leadOf, periodEnds, quarterHours } from './lead-of'
import { useLivePolling } from '../../parts/match/live-polling'
import { useMoment } from '../../parts/match/moment'
import styles from './StatusPanel.module.css'
import { useMomentumMarks } from '../../parts/match/use-momentum-marks'

const { useGetMatchDataQuery } = matchDetailApi
const { useGetMatchTimelineQuery } = matchPageApi

/** A match in one chart: who led when, and by how much. Nothing while nobody has led. */
export const LeadView = ({ sport, match }: { sport: DetailSport; match: Match }) => {
  const { t } = useTranslation('match')
  const lang = useAppSelector((state) => state.preferences.lang)
  const path = { sport, matchid: match.id }
  const timeline = useGetMatchTimelineQuery(path, useLivePolling(match)).currentData?.list ?? []
  const { currentData } = useGetMatchDataQuery(path, useLivePolling(match))
  const marks = useMomentumMarks(match, sport !== 'football')
  const { index } = useMoment()
  const { values, ...most } = leadOf(timeline)
  if (most.home + most.away === 0) return null
  const [home, away] = [shortName(match.hometeam, lang), shortName(match.awayteam, lang)]
  const placeOf = (id: string) => timeline.findIndex(({ last_id }) => last_id >= Number(id)) + 1
  return (
    <MomentumChart
      className={styles.momentum}
      {...inColours(currentData?.colours ?? { home: [], away: [] })}
      title={t(($) => $.lead)}
      label={() => t(($) => $.leadLabel, { home, away, most: most.home, awayMost: most.away })}
      values={index === null ? values : values.slice(0, index + 1)}
      homeName={home}
      awayName={away}
      minutes={timeline.length}
      ticks={sport === 'football' ? quarterHours(timeline) : periodEnds(timeline)}
      marks={marks.map((mark) => ({ ...mark, minute: placeOf(mark.id) }))}
    />
  )
}
