import { useTranslation } from '../../i18n/use-translation'
import { Page } from '../../parts/page/Page'
import { DocumentView } from './DocumentView'

const AboutScreen = () => {
  const { t } = useTranslation('content')
  return (
    <Page title={t(($) => $.document.names.about)} layout="text">
      <DocumentView name="about" />
    </Page>
  )
}

export default AboutScreen
