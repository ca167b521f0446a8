import { usePageParams } from '../../hooks/use-page-params'
import { useTranslation } from '../../i18n/use-translation'
import { MembersOnly } from '../../parts/page/MembersOnly'
import { Page } from '../../parts/page/Page'
import { useAppSelector } from '../../store/store'
import { AccountNamePage } from './AccountNamePage'
import { BindForm } from './BindForm'
import { NicknameForm } from './NicknameForm'

/** Sets one thing of an account: its name, its mobile or the nickname. */
const SetScreen = () => {
  const { type } = usePageParams('set')
  const { t } = useTranslation('account')
  const loggedIn = useAppSelector((state) => state.session.token !== '')
  const title = t(($) => $.set[type])
  if (!loggedIn) {
    return (
      <Page title={title}>
        <MembersOnly>{null}</MembersOnly>
      </Page>
    )
  }
  if (type === 'mobile') return <BindForm title={title} call="bindMobile" />
  return type === 'account' ? <AccountNamePage title={title} /> : <NicknameForm title={title} />
}

export default SetScreen
