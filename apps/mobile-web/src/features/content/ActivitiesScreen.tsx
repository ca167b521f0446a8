import type { ActivityCard } from '@org/api-client/contract'
import { pagePath } from '@org/domain'
import { contentPagesApi } from '../../api/content'
import { useTranslation } from '../../i18n/use-translation'
import { MediaRow } from '../../parts/MediaRow'
import { ListPage } from '../../parts/page/ListPage'
import { usePaged } from '../../parts/page/use-paged'
import { useActivityFacts } from './use-activity-facts'

const { useGetActivitiesInfiniteQuery } = contentPagesApi

const idOf = ({ id }: ActivityCard) => id

/** The activities of the site. */
const ActivitiesScreen = () => {
  const { t } = useTranslation('content')
  const query = usePaged(useGetActivitiesInfiniteQuery({}, { refetchOnReconnect: true }), idOf)
  const factsOf = useActivityFacts()
  return (
    <ListPage
      title={t(($) => $.activities.title)}
      query={query}
      skeleton="conversation"
      empty={{ title: t(($) => $.activities.empty), hint: t(($) => $.activities.emptyHint) }}
      keyOf={idOf}
    >
      {(activity, index) => (
        <MediaRow
          to={pagePath('activity', { id: activity.id })}
          title={activity.title}
          text={activity.summary}
          note={factsOf(activity).join(' · ')}
          cover={activity.cover}
          index={index}
        />
      )}
    </ListPage>
  )
}

export default ActivitiesScreen
