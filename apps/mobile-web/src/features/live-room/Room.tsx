import type { Endpoints, ReplyOf } from '@org/api-client/contract'
import { roomTabs, SPORT, type RoomTab } from '@org/domain'
import { useTranslation } from '../../i18n/use-translation'
import { useConfig } from '../../hooks/use-config'
import { RoomChat } from '../../im/RoomChat'
import { PageTabs } from '../../parts/page/PageTabs'
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
  const { live, streams, match, notice } = page
  const shown = roomTabs({ page: 'live-detail', sport: match?.sport_id ?? SPORT.all, hasAnchor: true }, config.switches)
  const tabs = PANELS.filter((tab) => shown.includes(tab) && (tab !== 'status' || match !== null))
  return (
    <div className={styles.room}>
      <LivePlayer live={live} streams={streams} onBack={onBack} />
      <AnchorBar live={live} />
      <PageTabs label={t(($) => $.tabsLabel)} tabs={tabs.map((id) => ({ id, label: t(($) => $.tabs[id]) }))}>
        {(tab) => (
          <>
            {tab === 'chat' && <RoomChat liveid={live.id} groupID={live.group_id} notice={notice} />}
            {tab === 'anchors' && <AnchorPanel live={live} />}
            {tab === 'status' && match && <MatchPanel match={match} />}
          </>
        )}
      </PageTabs>
    </div>
  )
}
