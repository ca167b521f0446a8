import { roomTabs, SPORT, type RoomTab, type Switches } from '@org/domain'
import type { DetailSport } from './detail-sport'

/** The tabs of the match page for which this app has a panel. */
const PANELS = ['chat', 'anchors', 'status', 'index'] as const satisfies readonly RoomTab[]
export type MatchTab = (typeof PANELS)[number]

interface MatchRoom {
  sport: DetailSport
  switches: Switches
  /** Whether a room shows the match. */
  hasAnchor: boolean
}

/** The tabs of a match page, by the domain's rule. The status tab is first. */
export const matchTabs = ({ sport, switches, hasAnchor }: MatchRoom): MatchTab[] => {
  const shown = roomTabs({ page: 'score-detail', sport: SPORT[sport], hasAnchor }, switches)
  const tabs = PANELS.filter((tab) => shown.includes(tab) && (tab !== 'anchors' || hasAnchor))
  return tabs.toSorted((a, b) => Number(b === 'status') - Number(a === 'status'))
}
