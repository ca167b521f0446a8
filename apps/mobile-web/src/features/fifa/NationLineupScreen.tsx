import { usePageParams } from '../../hooks/use-page-params'
import { useTranslation } from '../../i18n/use-translation'
import { Page } from '../../parts/page/Page'
import { LineupPanel } from './LineupPanel'

const NationLineupScreen = () => {
  const { t } = useTranslation('fifa')
  const { teamid } = usePageParams('fifaTeamLineup')
  return (
    <Page title={t(($) => $.teamTabs.lineup)}>
      <LineupPanel teamid={teamid} />
    </Page>
  )
}

export default NationLineupScreen
