import { usePageParams } from '../../hooks/use-page-params'
import { useTranslation } from '../../i18n/use-translation'
import { Page } from '../../parts/page/Page'
import { HonorPanel } from './HonorPanel'

const NationHonorScreen = () => {
  const { t } = useTranslation('fifa')
  const { teamid } = usePageParams('fifaTeamHonor')
  return (
    <Page title={t(($) => $.teamTabs.honor)}>
      <HonorPanel teamid={teamid} />
    </Page>
  )
}

export default NationHonorScreen
