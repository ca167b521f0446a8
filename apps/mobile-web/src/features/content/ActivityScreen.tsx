import type { ActivityCard } from '@org/api-client/contract'
import { pageOf } from '@org/domain'
import { Button, Picture, Skeleton } from '@org/ui/basics'
import { useLocation } from 'react-router'
import { contentApi } from '../../api/content'
import { usePageParams } from '../../hooks/use-page-params'
import { useProtected } from '../../hooks/use-protected'
import { useTranslation } from '../../i18n/use-translation'
import { Blocks } from '../../parts/Blocks'
import { DetailPage } from '../../parts/page/DetailPage'
import { PageShareButton } from '../../parts/share/ShareButton'
import { useActivityFacts } from '../../parts/use-activity-facts'
import styles from './Content.module.css'

const { useGetActivityQuery, useJoinActivityMutation } = contentApi

/** An activity, which a member joins once. In the frame of an app, without a bar, its title and its share button are in the text. */
const ActivityScreen = () => {
  const { t } = useTranslation('content')
  const { id } = usePageParams('activity', 'mobileActivity')
  const hasBar = pageOf(useLocation().pathname)?.name === 'activity'
  const query = useGetActivityQuery({ id: Number(id) }, { refetchOnReconnect: true })
  return (
    <DetailPage
      title={t(($) => $.activities.one)}
      page={({ activity }) => ({
        title: activity.title,
        actions: <Share activity={activity} />,
        layout: 'text',
      })}
      query={query}
      skeleton={<Skeleton shape="block" width="100%" height="220px" />}
      missing={{ title: t(($) => $.activities.missing) }}
    >
      {({ activity, blocks }) => (
        <article>
          {!hasBar && <h1 className={styles.title}>{activity.title}</h1>}
          {activity.cover !== '' && <Picture src={activity.cover} alt="" eager />}
          <Facts activity={activity} />
          <Blocks blocks={blocks} />
          {!hasBar && <Share activity={activity} />}
          <Join activity={activity} />
        </article>
      )}
    </DetailPage>
  )
}

const Share = ({ activity: { id, title } }: { activity: ActivityCard }) => (
  <PageShareButton of={{ kind: 'activity', id }} title={title} />
)

const Facts = ({ activity }: { activity: ActivityCard }) => {
  const { t } = useTranslation('content')
  const facts = useActivityFacts()(activity)
  return (
    <p className={styles.facts}>
      {[...facts, ...(activity.gold > 0 ? [t(($) => $.activities.gold, { gold: activity.gold })] : [])].join(' · ')}
    </p>
  )
}

const Join = ({ activity: { id, joined, state } }: { activity: ActivityCard }) => {
  const { t } = useTranslation('content')
  const isMember = useProtected()
  const [join, { isLoading }] = useJoinActivityMutation()
  const isOpen = joined === 0 && state === 'open'
  return (
    <div className={styles.join}>
      <Button
        block
        size="large"
        busy={isLoading}
        disabled={!isOpen}
        onPress={() => {
          if (isMember()) void join({ id })
        }}
      >
        {joined === 1
          ? t(($) => $.activities.joined)
          : isOpen
            ? t(($) => $.activities.join)
            : t(($) => $.activities.states[state])}
      </Button>
    </div>
  )
}

export default ActivityScreen
