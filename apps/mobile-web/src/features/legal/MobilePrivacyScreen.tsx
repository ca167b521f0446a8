import { usePageParams } from '../../hooks/use-page-params'
import { useTranslation } from '../../i18n/use-translation'
import { Page } from '../../parts/page/Page'
import { DocumentView } from './DocumentView'

/** One document, for the frame of an app. */
const MobilePrivacyScreen = () => {
  const { t } = useTranslation('content')
  const { type } = usePageParams('mobilePrivacy')
  return (
    <Page title={t(($) => $.document.names[type])} layout="text">
      <DocumentView name={type} />
    </Page>
  )
}

export default MobilePrivacyScreen
