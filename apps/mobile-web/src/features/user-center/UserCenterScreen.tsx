import { pagePath } from '@org/domain'
import { AppBar, IconButton, Skeleton } from '@org/ui/basics'
import { Settings } from 'lucide-react'
import { useTranslation } from '../../i18n/use-translation'
import { useHref, useNavigate } from 'react-router'
import { useViewer } from '../../hooks/use-viewer'
import { LoadFailed } from '../../parts/LoadFailed'
import { CheckIn } from './CheckIn'
import { GuestCheckIn } from './GuestCheckIn'
import { GuestHead } from './GuestHead'
import { MemberHead } from './MemberHead'
import { TaskList } from './TaskList'
import styles from './UserCenterScreen.module.css'

/** The user's profile, balances, today's check-in and tasks. */
const UserCenterScreen = () => {
  const { t } = useTranslation('user')
  const navigate = useNavigate()
  const settingHref = useHref(pagePath('setting'))
  const { user, loggedIn, failed, retry } = useViewer()
  return (
    <>
      <AppBar
        title={t(($) => $.title)}
        actions={
          <IconButton
            label={t(($) => $.setting)}
            icon={<Settings />}
            href={settingHref}
            onPress={() => void navigate(pagePath('setting'))}
          />
        }
      />
      <main className={styles.page}>
        {user ? (
          <MemberHead user={user} />
        ) : failed ? (
          <LoadFailed onRetry={retry} />
        ) : loggedIn ? (
          <Skeleton shape="block" width="100%" height="6em" />
        ) : (
          <>
            <GuestHead />
            <GuestCheckIn />
          </>
        )}
        {user && (
          <>
            <CheckIn />
            <TaskList />
          </>
        )}
      </main>
    </>
  )
}

export default UserCenterScreen
