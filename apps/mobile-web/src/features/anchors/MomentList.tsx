import type { Moment } from '@org/api-client/contract'
import { useSearchParams } from 'react-router'
import { videoApi, videoPagesApi } from '../../api/videos'
import { useTranslation } from '../../i18n/use-translation'
import { ListView } from '../../parts/page/ListView'
import { QueryView } from '../../parts/page/QueryView'
import { usePaged } from '../../parts/page/use-paged'
import { MomentCard } from '../../parts/video/MomentCard'

const { useGetMomentQuery } = videoApi
const { useGetMomentsInfiniteQuery } = videoPagesApi

const OPTIONS = { refetchOnReconnect: true }
const idOf = ({ id }: Moment) => id

/** The moments of an anchor or a member; first the one that the URL names as `moment`, however old it is. */
export const MomentList = ({ anchorid }: { anchorid: number }) => {
  const { t } = useTranslation('video')
  const query = usePaged(useGetMomentsInfiniteQuery({ anchorid }, OPTIONS), idOf)
  const named = Number(useSearchParams()[0].get('moment'))
  const others = query.currentData?.list.filter(({ id }) => id !== named)
  return (
    <>
      {Number.isSafeInteger(named) && named > 0 && <NamedMoment id={named} />}
      {!(named > 0 && others?.length === 0 && query.more.state === 'end') && (
        <ListView
          label={t(($) => $.anchor.tabs.moments)}
          query={{ ...query, currentData: others && { list: others } }}
          skeleton="conversation"
          empty={{ title: t(($) => $.anchor.noMoments) }}
          keyOf={idOf}
        >
          {(moment) => <MomentCard moment={moment} />}
        </ListView>
      )}
    </>
  )
}

const NamedMoment = ({ id }: { id: number }) => {
  const { t } = useTranslation('video')
  return (
    <QueryView
      query={useGetMomentQuery({ id }, OPTIONS)}
      skeleton={{ kind: 'conversation', count: 1 }}
      missing={{ title: t(($) => $.momentMissing) }}
    >
      {({ moment }) => <MomentCard moment={moment} />}
    </QueryView>
  )
}
