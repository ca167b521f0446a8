import type { Endpoints, ReplyOf } from '@org/api-client/contract'
import { roomTabs, SPORT, type RoomTab, type Switches } from '@org/domain'
import type { DetailSport } from '../../parts/match/detail-sport'

/** The tabs of the match page for which this app has a panel. */
const PANELS = [
  'chat',
  'privateChat',
  'anchors',
  'quiz',
  'status',
  'analysis',
  'lineup',
  'index',
  'rank',
] as const satisfies readonly RoomTab[]
export type MatchTab = (typeof PANELS)[number]

type Missing = ReplyOf<Endpoints['getMatchInfo']>['missing'][number]

interface MatchRoom {
  sport: DetailSport
  switches: Switches
  /** Whether a room shows the match. */
  hasAnchor: boolean
  /** Whether the viewer can write to an anchor who shows the match: nobody writes to themselves. */
  hasPeer: boolean
  /** Whether the match has not started. */
  isWaiting: boolean
  /** What is not known of a match that is over. */
  missing: readonly Missing[]
  /** The tab of the address. It is shown although nothing is known, because a link led to it. */
  asked: string | null
}

/** The tabs of what may be missing. */
const TAB_OF = { lineup: 'lineup', odds: 'index' } as const satisfies Record<Missing, MatchTab>

/** The tabs of a match page, by the domain's rule. Before the match its analysis is first, then what happens in it. */
export const matchTabs = ({
  sport,
  switches,
  hasAnchor,
  hasPeer,
  isWaiting,
  missing,
  asked,
}: MatchRoom): MatchTab[] => {
  const shown = roomTabs({ page: 'score-detail', sport: SPORT[sport], hasAnchor }, switches)
  const first = isWaiting ? 'analysis' : 'status'
  const empty: MatchTab[] = missing.map((part) => TAB_OF[part]).filter((tab) => tab !== asked)
  const tabs = PANELS.filter(
    (tab) =>
      shown.includes(tab) &&
      !empty.includes(tab) &&
      (tab !== 'anchors' || hasAnchor) &&
      (tab !== 'privateChat' || hasPeer),
  )
  return tabs.toSorted((a, b) => Number(b === first) - Number(a === first))
}
