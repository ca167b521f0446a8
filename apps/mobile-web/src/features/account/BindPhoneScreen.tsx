import { useTranslation } from '../../i18n/use-translation'
import { MembersOnly } from '../../parts/page/MembersOnly'
import { Page } from '../../parts/page/Page'
import { useAppSelector } from '../../store/store'
import { BindForm } from './BindForm'

const BindPhoneScreen = () => {
  const { t } = useTranslation('account')
  const loggedIn = useAppSelector((state) => state.session.token !== '')
  const title = t(($) => $.bindPhone)
  if (loggedIn) return <BindForm title={title} call="bindPhone" />
  return (
    <Page title={title}>
      <MembersOnly>{null}</MembersOnly>
    </Page>
  )
}

export default BindPhoneScreen
