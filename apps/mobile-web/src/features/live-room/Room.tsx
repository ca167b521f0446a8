import type { Endpoints, ReplyOf } from '@org/api-client/contract'
import { roomTabs, SPORT, type RoomTab } from '@org/domain'
import { SegmentedTabs } from '@org/ui/basics'
import { useTranslation } from '../../i18n/use-translation'
import { useSearchParams } from 'react-router'
import { useConfig } from '../../hooks/use-config'
import { RoomChat } from '../../im/RoomChat'
import { AnchorBar } from './AnchorBar'
import { AnchorPanel } from './AnchorPanel'
import { LivePlayer } from './LivePlayer'
import styles from './LiveRoomScreen.module.css'
import { MatchPanel } from './MatchPanel'

/** The tabs for which this room has a panel. */
const PANELS = ['chat', 'anchors', 'status'] as const satisfies readonly RoomTab[]

interface RoomProps {
  page: ReplyOf<Endpoints['getLivePageData']>
  onBack: () => void
}

export const Room = ({ page, onBack }: RoomProps) => {
  const { t } = useTranslation('live')
  const { config } = useConfig()
  const [query, setQuery] = useSearchParams()
  const { live, streams, match, notice } = page
  const shown = roomTabs({ page: 'live-detail', sport: match?.sport_id ?? SPORT.all, hasAnchor: true }, config.switches)
  const tabs = PANELS.filter((tab) => shown.includes(tab) && (tab !== 'status' || match !== null))
  const tab = tabs.find((id) => id === query.get('tab')) ?? tabs[0]
  return (
    <div className={styles.room}>
      <LivePlayer live={live} streams={streams} onBack={onBack} />
      <AnchorBar live={live} />
      {tabs.length > 1 && tab && (
        <SegmentedTabs
          label={t(($) => $.tabsLabel)}
          tabs={tabs.map((id) => ({ id, label: t(($) => $.tabs[id]), panelId: 'room-panel' }))}
          selectedId={tab}
          onSelect={(id) => setQuery({ tab: id }, { replace: true })}
        />
      )}
      {tab && (
        <div
          id="room-panel"
          {...(tabs.length > 1 ? { role: 'tabpanel', 'aria-label': t(($) => $.tabs[tab]) } : {})}
          className={styles.panel}
        >
          {tab === 'chat' && <RoomChat liveid={live.id} groupID={live.group_id} notice={notice} />}
          {tab === 'anchors' && <AnchorPanel live={live} />}
          {tab === 'status' && match && <MatchPanel match={match} />}
        </div>
      )}
    </div>
  )
}
