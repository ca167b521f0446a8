import { useTranslation } from '../../i18n/use-translation'
import { BackLink } from '../../parts/page/BackLink'
import { Page } from '../../parts/page/Page'
import { DocumentView } from './DocumentView'

const PackageRulesScreen = () => {
  const { t } = useTranslation('content')
  return (
    <Page title={t(($) => $.document.names.packageRules)} layout="text">
      <BackLink />
      <DocumentView name="packageRules" />
    </Page>
  )
}

export default PackageRulesScreen
