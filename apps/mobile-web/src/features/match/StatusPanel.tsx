import type { Match } from '@org/api-client/contract'
import { SegmentedTabs } from '@org/ui/basics'
import { useState } from 'react'
import { useTranslation } from '../../i18n/use-translation'
import { CommentaryView } from './CommentaryView'
import { IncidentsView } from './IncidentsView'
import type { DetailSport } from './detail-sport'
import styles from './StatusPanel.module.css'
import { StatsView } from './StatsView'

const VIEWS = { football: ['incidents', 'stats', 'commentary'], basketball: ['stats', 'commentary'] } as const
type View = (typeof VIEWS)[DetailSport][number]

/** The incidents (football), statistics and commentary. */
export const StatusPanel = ({ sport, match }: { sport: DetailSport; match: Match }) => {
  const { t } = useTranslation('match')
  const views: readonly View[] = VIEWS[sport]
  const [view, setView] = useState<View>(VIEWS[sport][0])
  return (
    <div className={styles.panel}>
      <SegmentedTabs
        look="pill"
        className={styles.views}
        label={t(($) => $.views.label)}
        tabs={views.map((id) => ({ id, label: t(($) => $.views[id]) }))}
        selectedId={view}
        onSelect={setView}
      />
      {view === 'incidents' && <IncidentsView match={match} />}
      {view === 'stats' && <StatsView sport={sport} match={match} />}
      {view === 'commentary' && <CommentaryView sport={sport} match={match} />}
    </div>
  )
}
