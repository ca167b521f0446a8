import { QueryView } from '../../parts/page/QueryView'
import { MembersOnly } from '../../parts/page/MembersOnly'
import { Page } from '../../parts/page/Page'
import { viewerApi } from '../../api/viewer'
import { useTranslation } from '../../i18n/use-translation'
import styles from './account.module.css'
import { ProfileForm } from './ProfileForm'

const { useGetUserInfoQuery } = viewerApi

/** What a member says about himself. */
const UserInfoScreen = () => {
  const { t } = useTranslation('account')
  return (
    <Page title={t(($) => $.profile.title)}>
      <div className={styles.page}>
        <MembersOnly>
          <Profile />
        </MembersOnly>
      </div>
    </Page>
  )
}

const Profile = () => {
  const user = useGetUserInfoQuery({}, { refetchOnReconnect: true })
  return (
    <QueryView query={user} skeleton={{ kind: 'text', count: 6 }}>
      {(member) => <ProfileForm user={member} />}
    </QueryView>
  )
}

export default UserInfoScreen
