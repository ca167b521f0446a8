import { pagePath } from '@org/domain'
import { IconButton, Skeleton } from '@org/ui/basics'
import { Settings } from 'lucide-react'
import { useRef } from 'react'
import { useTranslation } from '../../i18n/use-translation'
import { useHref, useNavigate } from 'react-router'
import { viewerApi } from '../../api/viewer'
import { Page } from '../../parts/page/Page'
import { QueryView } from '../../parts/page/QueryView'
import { useAppSelector } from '../../store/store'
import { CheckIn } from './CheckIn'
import { Entries } from './Entries'
import { GuestCheckIn } from './GuestCheckIn'
import { GuestHead } from './GuestHead'
import { MemberHead } from './MemberHead'
import { MemberLevel } from './MemberLevel'
import { useTaskInfo } from './use-task-info'

const { useGetUserInfoQuery } = viewerApi

/** The user's profile, balances and level, today's check-in, and the pages of a member. */
const UserCenterScreen = () => {
  const { t } = useTranslation('user')
  const navigate = useNavigate()
  const settingHref = useHref(pagePath('setting'))
  const loggedIn = useAppSelector((state) => state.session.token !== '')
  return (
    <Page
      title={t(($) => $.title)}
      layout="cards"
      actions={
        <IconButton
          label={t(($) => $.setting)}
          icon={<Settings />}
          href={settingHref}
          onPress={() => void navigate(pagePath('setting'))}
        />
      }
    >
      {loggedIn ? (
        <Member />
      ) : (
        <>
          <GuestHead />
          <GuestCheckIn />
        </>
      )}
    </Page>
  )
}

const Member = () => {
  const user = useGetUserInfoQuery({}, { refetchOnReconnect: true })
  const purse = useRef<HTMLElement>(null)
  const task = useTaskInfo()
  return (
    <QueryView query={user} skeleton={<Skeleton shape="block" width="100%" height="6em" />}>
      {(member) => (
        <>
          <MemberHead user={member} purse={purse} />
          <QueryView query={task.query} skeleton={<Skeleton shape="block" width="100%" height="9em" />}>
            {(info) => (
              <>
                <MemberLevel level={info.level} user={member} />
                <CheckIn task={info} isOld={task.isOld} purse={purse} />
              </>
            )}
          </QueryView>
          <Entries tasks={task.query.data?.tasks} />
        </>
      )}
    </QueryView>
  )
}

export default UserCenterScreen
