import { pagePath } from '@org/domain'
import { Button, Skeleton } from '@org/ui/basics'
import { MonitorOff } from 'lucide-react'
import { useTranslation } from '../../i18n/use-translation'
import { useNavigate } from 'react-router'
import { liveRoomApi } from '../../api/live-room'
import { useBack } from '../../hooks/use-back'
import { usePageParams } from '../../hooks/use-page-params'
import { DetailPage } from '../../parts/page/DetailPage'
import { Room } from './Room'

const { useGetLivePageDataQuery } = liveRoomApi

const POLL_MS = 60_000

/** A live room: the stream, the anchor, and the chat. */
const LiveRoomScreen = () => {
  const { t } = useTranslation('live')
  const navigate = useNavigate()
  const back = useBack()
  const { id: anchorid } = usePageParams('liveDetail')
  const query = useGetLivePageDataQuery(
    { anchorid },
    { pollingInterval: POLL_MS, skipPollingIfUnfocused: true, refetchOnReconnect: true },
  )
  return (
    <DetailPage
      key={anchorid}
      query={query}
      title={t(($) => $.title)}
      page={() => ({ title: null, layout: 'screen' })}
      skeleton={<Skeleton shape="block" width="100%" height="56.25vw" />}
      missing={{
        icon: <MonitorOff />,
        title: t(($) => $.offAir),
        hint: t(($) => $.offAirHint),
        action: <Button onPress={() => void navigate(pagePath('lives'))}>{t(($) => $.otherRooms)}</Button>,
      }}
    >
      {(page) => <Room page={page} onBack={back} />}
    </DetailPage>
  )
}

export default LiveRoomScreen
