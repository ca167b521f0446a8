import type { Match } from '@org/api-client/contract'
import type { RoomTab } from '@org/domain'
import { isHeldBack, type Shown } from '../../matches/spoiler-shield'
import { AnalysisPanel } from './AnalysisPanel'
import type { DetailSport } from './detail-sport'
import { LineupPanel } from './LineupPanel'
import { OddsPanel } from './OddsPanel'
import { RankPanel } from './RankPanel'
import { ShieldedPanel } from './ShieldedPanel'

/** The tabs of the match page that a live room has, too. */
export type DetailTab = Extract<RoomTab, 'analysis' | 'lineup' | 'index' | 'rank'>

interface DetailPanelProps {
  tab: DetailTab
  sport: DetailSport
  match: Shown<Match>
}

/** What is known of a match besides what happens in it. Uses the texts `analysis`, `match` and `scores`. */
export const DetailPanel = ({ tab, sport, match }: DetailPanelProps) => {
  if (isHeldBack(match)) return <ShieldedPanel match={match} />
  switch (tab) {
    case 'analysis':
      return <AnalysisPanel sport={sport} match={match} />
    case 'lineup':
      return <LineupPanel match={match} />
    case 'rank':
      return <RankPanel sport={sport} match={match} />
    case 'index':
      return <OddsPanel sport={sport} match={match} />
  }
}
