import type { ActivityCard } from '@org/api-client/contract'
import { pagePath } from '@org/domain'
import { MediaRow } from './MediaRow'
import { useActivityFacts } from './use-activity-facts'

interface ActivityRowProps {
  activity: ActivityCard
  /** The place in the list, if it is at the top of the page. */
  index?: number
}

/** An activity of a list. */
export const ActivityRow = ({ activity, index }: ActivityRowProps) => {
  const factsOf = useActivityFacts()
  return (
    <MediaRow
      to={pagePath('activity', { id: activity.id })}
      title={activity.title}
      text={activity.summary}
      note={factsOf(activity).join(' · ')}
      cover={activity.cover}
      index={index}
    />
  )
}
