import { useTranslation } from '../../i18n/use-translation'
import { Page } from '../../parts/page/Page'
import { PageTabs } from '../../parts/page/PageTabs'
import { DocumentView } from './DocumentView'

/** The terms of use and the privacy policy. */
const PrivacyScreen = () => {
  const { t } = useTranslation('content')
  return (
    <Page title={t(($) => $.document.both)} layout="text">
      <PageTabs
        label={t(($) => $.document.both)}
        tabs={(['user', 'privacy'] as const).map((id) => ({ id, label: t(($) => $.document.names[id]) }))}
      >
        {(name) => <DocumentView name={name} />}
      </PageTabs>
    </Page>
  )
}

export default PrivacyScreen
