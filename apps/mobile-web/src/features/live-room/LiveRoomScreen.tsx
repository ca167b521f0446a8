import { Skeleton } from '@org/ui/basics'
import { Suspense } from 'react'
import { useTranslation } from '../../i18n/use-translation'
import { liveRoomApi } from '../../api/live-room'
import { useBack } from '../../hooks/use-back'
import { usePageParams } from '../../hooks/use-page-params'
import { laterPart } from '../../parts/later-part'
import { DetailPage } from '../../parts/page/DetailPage'
import { queryState } from '../../parts/page/query-state'
import { Room } from './Room'
import { WithOwnShow } from './WithOwnShow'

const { useGetLivePageDataQuery } = liveRoomApi

const OffAirPage = laterPart(() => import('./OffAirPage'), ['video'])

const POLL_MS = 60_000

/** A live room: the stream, the anchor, and the chat; off the air, what else there is of the anchor. */
const LiveRoomScreen = () => {
  const { t } = useTranslation('live')
  const back = useBack()
  const { id: anchorid } = usePageParams('liveDetail')
  const query = useGetLivePageDataQuery(
    { anchorid },
    { pollingInterval: POLL_MS, skipPollingIfUnfocused: true, refetchOnReconnect: true },
  )
  const skeleton = <Skeleton shape="block" width="100%" height="56.25vw" />
  // The server answers also for a room that is off the air, without streams.
  const isOffAir = queryState(query).kind === 'missing' || query.currentData?.live.start_time === 0
  return (
    <WithOwnShow anchorid={Number(anchorid)} room={query.currentData?.live}>
      {isOffAir ? (
        <Suspense fallback={skeleton}>
          <OffAirPage key={anchorid} anchorid={Number(anchorid)} />
        </Suspense>
      ) : (
        <DetailPage
          key={anchorid}
          query={query}
          title={t(($) => $.title)}
          page={() => ({ title: null, layout: 'screen' })}
          skeleton={skeleton}
        >
          {(page) => <Room page={page} onBack={back} />}
        </DetailPage>
      )}
    </WithOwnShow>
  )
}

export default LiveRoomScreen
