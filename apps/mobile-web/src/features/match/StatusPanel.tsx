import type { Match } from '@org/api-client/contract'
import { isFinished, isWaiting } from '@org/domain'
import { matchDetailApi } from '../../api/match-details'
import { useTranslation } from '../../i18n/use-translation'
import { PanelViews } from '../../parts/page/PanelViews'
import { BestPlayers } from './BestPlayers'
import { CommentaryView } from './CommentaryView'
import { IncidentsView } from './IncidentsView'
import { LeadView } from './LeadView'
import { LeadersView } from './LeadersView'
import { MomentSlider } from './MomentSlider'
import { MomentumView } from './MomentumView'
import type { DetailSport } from '../../parts/match/detail-sport'
import { StatsView } from './StatsView'

const { useGetMatchDataQuery } = matchDetailApi

const VIEWS = {
  football: ['incidents', 'stats', 'commentary'],
  basketball: ['stats', 'leaders', 'commentary'],
  esport: ['commentary'],
} as const
type View = (typeof VIEWS)[DetailSport][number]

/** The match in one chart, the minutes of the match, and its incidents with the best players (football), statistics, leaders (basketball) and commentary. */
export const StatusPanel = ({ sport, match }: { sport: DetailSport; match: Match }) => {
  const { t } = useTranslation('match')
  const views = useViewsWithFacts(sport, match)
  return (
    <>
      {sport === 'football' ? <MomentumView match={match} /> : <LeadView sport={sport} match={match} />}
      <MomentSlider sport={sport} match={match} />
      <PanelViews label={t(($) => $.views.label)} views={views.map((id) => ({ id, label: t(($) => $.views[id]) }))}>
        {(view) => (
          <>
            {view === 'incidents' && (
              <>
                <IncidentsView match={match} />
                <BestPlayers match={match} />
              </>
            )}
            {view === 'stats' && <StatsView sport={sport} match={match} />}
            {view === 'leaders' && <LeadersView match={match} />}
            {view === 'commentary' && <CommentaryView sport={sport} match={match} />}
          </>
        )}
      </PanelViews>
    </>
  )
}

/** The views of a sport: before the match one, because there is nothing in any, and without the statistics of a match that has ended and whose source has none. */
const useViewsWithFacts = (sport: DetailSport, match: Match): readonly View[] => {
  const isOver = isFinished(match.sport_id, match.status)
  const { currentData } = useGetMatchDataQuery({ sport, matchid: match.id }, { skip: !isOver })
  const hasNoStats = isOver && currentData?.stats.length === 0
  if (isWaiting(match.sport_id, match.status)) return VIEWS[sport].slice(0, 1)
  return hasNoStats ? VIEWS[sport].filter((view: View) => view !== 'stats') : VIEWS[sport]
}
