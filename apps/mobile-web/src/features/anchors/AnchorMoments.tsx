import type { Moment } from '@org/api-client/contract'
import { videoPagesApi } from '../../api/videos'
import { useTranslation } from '../../i18n/use-translation'
import { ListView } from '../../parts/page/ListView'
import { usePaged } from '../../parts/page/use-paged'
import { MomentCard } from '../../parts/video/MomentCard'

const { useGetMomentsInfiniteQuery } = videoPagesApi

const idOf = ({ id }: Moment) => id

/** The moments of an anchor. */
export const AnchorMoments = ({ anchorid }: { anchorid: number }) => {
  const { t } = useTranslation('video')
  const query = usePaged(useGetMomentsInfiniteQuery({ anchorid }, { refetchOnReconnect: true }), idOf)
  return (
    <ListView
      label={t(($) => $.anchor.tabs.moments)}
      query={query}
      skeleton="conversation"
      empty={{ title: t(($) => $.anchor.noMoments) }}
      keyOf={idOf}
    >
      {(moment) => <MomentCard moment={moment} />}
    </ListView>
  )
}
