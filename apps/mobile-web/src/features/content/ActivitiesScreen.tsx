import type { ActivityCard } from '@org/api-client/contract'
import { contentPagesApi } from '../../api/content'
import { useTranslation } from '../../i18n/use-translation'
import { ActivityRow } from '../../parts/ActivityRow'
import { ListPage } from '../../parts/page/ListPage'
import { usePaged } from '../../parts/page/use-paged'

const { useGetActivitiesInfiniteQuery } = contentPagesApi

const idOf = ({ id }: ActivityCard) => id

/** The activities of the site. */
const ActivitiesScreen = () => {
  const { t } = useTranslation('content')
  const query = usePaged(useGetActivitiesInfiniteQuery({}, { refetchOnReconnect: true }), idOf)
  return (
    <ListPage
      title={t(($) => $.activities.title)}
      query={query}
      skeleton="conversation"
      empty={{ title: t(($) => $.activities.empty), hint: t(($) => $.activities.emptyHint) }}
      keyOf={idOf}
    >
      {(activity, index) => <ActivityRow activity={activity} index={index} />}
    </ListPage>
  )
}

export default ActivitiesScreen
