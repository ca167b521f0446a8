import { pagePath } from '@org/domain'
import { API_STATUS } from '@org/api-client/contract'
import { AppBar, Button, EmptyState, Skeleton } from '@org/ui/basics'
import { MonitorOff } from 'lucide-react'
import { useTranslation } from '../../i18n/use-translation'
import { useNavigate } from 'react-router'
import { liveRoomApi } from '../../api/live-room'
import { useBack } from '../../hooks/use-back'
import { usePageParams } from '../../hooks/use-page-params'
import { LoadFailed } from '../../parts/LoadFailed'
import styles from './LiveRoomScreen.module.css'
import { Room } from './Room'

const { useGetLivePageDataQuery } = liveRoomApi

const POLL_MS = 60_000

/** A live room: the stream, the anchor, and the chat. */
const LiveRoomScreen = () => {
  const { t } = useTranslation('live')
  const { t: common } = useTranslation()
  const navigate = useNavigate()
  const back = useBack()
  const { id: anchorid } = usePageParams('liveDetail')
  const page = useGetLivePageDataQuery(
    { anchorid },
    { pollingInterval: POLL_MS, skipPollingIfUnfocused: true, refetchOnReconnect: true },
  )
  const offAir = page.error && 'status' in page.error && page.error.status === API_STATUS.notFound
  if (page.currentData && !offAir) return <Room key={anchorid} page={page.currentData} onBack={back} />
  return (
    <>
      <AppBar title={t(($) => $.title)} back={{ label: common(($) => $.back), onPress: back }} />
      <main>
        {offAir ? (
          <EmptyState
            icon={<MonitorOff />}
            title={t(($) => $.offAir)}
            hint={t(($) => $.offAirHint)}
            action={<Button onPress={() => void navigate(pagePath('lives'))}>{t(($) => $.otherRooms)}</Button>}
          />
        ) : page.isError && !page.isFetching ? (
          <LoadFailed onRetry={() => void page.refetch()} />
        ) : (
          <div role="status" aria-label={common(($) => $.loading)} className={styles.waiting}>
            <Skeleton shape="block" width="100%" height="56.25vw" />
          </div>
        )}
      </main>
    </>
  )
}

export default LiveRoomScreen
