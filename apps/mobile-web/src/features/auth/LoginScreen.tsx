import { SegmentedTabs } from '@org/ui/basics'
import { useTranslation } from '../../i18n/use-translation'
import { useTab } from '../../parts/page/use-tab'
import { AccountLogin } from './AccountLogin'
import { MobileLogin } from './MobileLogin'

const WAYS = ['account', 'mobile'] as const

/** The login by account or by mobile, which the address keeps. */
const LoginScreen = () => {
  const { t } = useTranslation('auth')
  const [way = 'account', choose] = useTab(WAYS)
  const tabs = (
    <SegmentedTabs
      label={t(($) => $.login)}
      tabs={WAYS.map((id) => ({ id, label: t(($) => $.ways[id]) }))}
      selectedId={way}
      onSelect={choose}
    />
  )
  return way === 'mobile' ? <MobileLogin tabs={tabs} /> : <AccountLogin tabs={tabs} />
}

export default LoginScreen
