import { useTranslation } from '../../i18n/use-translation'
import { MembersOnly } from '../../parts/page/MembersOnly'
import { Page } from '../../parts/page/Page'
import { PageTabs } from '../../parts/page/PageTabs'
import { BillList } from './BillList'

const ASSETS = ['gold', 'diamond', 'point', 'money'] as const

/** The bills of a member, one list a balance; which is in the URL. */
const TransLogScreen = () => {
  const { t } = useTranslation('money')
  return (
    <Page title={t(($) => $.log)}>
      <MembersOnly>
        <PageTabs label={t(($) => $.kind)} tabs={ASSETS.map((id) => ({ id, label: t(($) => $.assets[id]) }))}>
          {(asset) => <BillList key={asset} asset={asset} />}
        </PageTabs>
      </MembersOnly>
    </Page>
  )
}

export default TransLogScreen
