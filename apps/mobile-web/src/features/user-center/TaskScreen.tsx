import { formatCount } from '@org/domain'
import { ListGroup, ListRow, Skeleton } from '@org/ui/basics'
import { useRef, type Ref } from 'react'
import { viewerApi } from '../../api/viewer'
import { useLocale } from '../../hooks/use-locale'
import { useTranslation } from '../../i18n/use-translation'
import { MembersOnly } from '../../parts/page/MembersOnly'
import { Page } from '../../parts/page/Page'
import { QueryView } from '../../parts/page/QueryView'
import { CheckIn } from './CheckIn'
import { TaskList } from './TaskList'
import { useCountUp } from './use-count-up'
import { useTaskInfo } from './use-task-info'

const { useGetUserInfoQuery } = viewerApi

/** The member's gold, the calendar of the check-in, and the tasks with what they pay. */
const TaskScreen = () => {
  const { t } = useTranslation('user')
  return (
    <Page title={t(($) => $.tasks.title)} layout="cards">
      <MembersOnly>
        <Tasks />
      </MembersOnly>
    </Page>
  )
}

const Tasks = () => {
  const user = useGetUserInfoQuery({}, { refetchOnReconnect: true })
  const task = useTaskInfo()
  const purse = useRef<HTMLElement>(null)
  return (
    <QueryView query={user} skeleton={<Skeleton shape="block" width="100%" height="3em" />}>
      {(member) => (
        <>
          <Purse gold={member.gold} purse={purse} />
          <QueryView query={task.query} skeleton={<Skeleton shape="block" width="100%" height="20em" />}>
            {(info) => (
              <>
                <CheckIn task={info} isOld={task.isOld} purse={purse} />
                <TaskList tasks={info.tasks} inviter={member} />
              </>
            )}
          </QueryView>
        </>
      )}
    </QueryView>
  )
}

/** Gold that is won counts up. */
const Purse = ({ gold, purse }: { gold: number; purse: Ref<HTMLElement> }) => {
  const { t } = useTranslation('user')
  const locale = useLocale()
  const shown = useCountUp(gold)
  return (
    <ListGroup>
      <ListRow
        title={t(($) => $.gold)}
        value={
          <b ref={purse} data-testid="gold">
            {formatCount(shown, locale)}
          </b>
        }
      />
    </ListGroup>
  )
}

export default TaskScreen
