import { useTranslation } from '../../i18n/use-translation'
import { Page } from '../../parts/page/Page'
import { DocumentView } from './DocumentView'

const PackageRulesScreen = () => {
  const { t } = useTranslation('content')
  return (
    <Page title={t(($) => $.document.names.packageRules)} layout="text">
      <DocumentView name="packageRules" />
    </Page>
  )
}

export default PackageRulesScreen
