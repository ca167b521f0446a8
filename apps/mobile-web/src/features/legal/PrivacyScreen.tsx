import { useTranslation } from '../../i18n/use-translation'
import { Page } from '../../parts/page/Page'
import { PageTabs } from '../../parts/page/PageTabs'
import { DocumentView } from './DocumentView'

/** The privacy policy, with which the page opens, and the terms of use. */
const PrivacyScreen = () => {
  const { t } = useTranslation('content')
  return (
    <Page title={t(($) => $.document.both)} layout="text">
      <PageTabs
        label={t(($) => $.document.both)}
        tabs={(['privacy', 'user'] as const).map((id) => ({ id, label: t(($) => $.document.names[id]) }))}
      >
        {(name) => <DocumentView name={name} />}
      </PageTabs>
    </Page>
  )
}

export default PrivacyScreen
