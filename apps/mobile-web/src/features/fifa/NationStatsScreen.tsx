import { usePageParams } from '../../hooks/use-page-params'
import { useTranslation } from '../../i18n/use-translation'
import { Page } from '../../parts/page/Page'
import { StatsPanel } from './StatsPanel'

const NationStatsScreen = () => {
  const { t } = useTranslation('fifa')
  const { teamid } = usePageParams('fifaTeamStats')
  return (
    <Page title={t(($) => $.teamTabs.stats)}>
      <StatsPanel teamid={teamid} />
    </Page>
  )
}

export default NationStatsScreen
