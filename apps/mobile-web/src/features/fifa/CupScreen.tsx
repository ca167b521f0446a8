import { pagePath } from '@org/domain'
import { Button } from '@org/ui/basics'
import { useHref, useNavigate } from 'react-router'
import { fifaApi } from '../../api/fifa'
import { useTranslation } from '../../i18n/use-translation'
import { fullName } from '../../matches/team-names'
import { useLeaveOut } from '../../matches/leave-out'
import { BracketPanel } from '../../parts/BracketPanel'
import { Page } from '../../parts/page/Page'
import { PageTabs } from '../../parts/page/PageTabs'
import { QueryView } from '../../parts/page/QueryView'
import { useAppSelector } from '../../store/store'
import { CupMatches } from './CupMatches'
import { GroupTables } from './GroupTables'
import { RankPanel } from './RankPanel'
import { ScorersPanel } from './ScorersPanel'
import { StadiumsPanel } from './StadiumsPanel'

const { useGetFifaTopicQuery } = fifaApi

const TABS = ['groups', 'bracket', 'matches', 'scorers', 'stadiums', 'rank'] as const
const SKELETONS = {
  groups: 'text',
  bracket: 'text',
  matches: 'match',
  scorers: 'conversation',
  stadiums: 'text',
} as const

/** The World Cup: groups, bracket, matches, scorers, stadiums, and the ranking of all national teams. The tab is in the URL. */
const CupScreen = () => {
  const { t } = useTranslation('fifa')
  const lang = useAppSelector((state) => state.preferences.lang)
  const topic = useGetFifaTopicQuery(useLeaveOut(), { refetchOnReconnect: true })
  const event = topic.currentData?.event
  return (
    <Page title={event ? fullName(event, lang) : t(($) => $.title)} updatedAt={topic.fulfilledTimeStamp}>
      <PageTabs label={t(($) => $.tabsLabel)} tabs={TABS.map((id) => ({ id, label: t(($) => $.tabs[id]) }))}>
        {(tab) =>
          tab === 'rank' ? (
            <RankPanel />
          ) : (
            <QueryView
              query={topic}
              skeleton={{ kind: SKELETONS[tab], count: 8 }}
              empty={{
                when: (data) => data.event === null,
                show: {
                  title: t(($) => $.empty.cup),
                  hint: t(($) => $.empty.cupHint),
                  action: <ToDatabase />,
                },
              }}
            >
              {({ groups, bracket, matches, scorers, stadiums }) => {
                if (tab === 'groups') return <GroupTables groups={groups} />
                if (tab === 'bracket') return <BracketPanel rounds={bracket} matches={matches} />
                if (tab === 'stadiums') return <StadiumsPanel stadiums={stadiums} matches={matches} />
                return tab === 'matches' ? <CupMatches matches={matches} /> : <ScorersPanel scorers={scorers} />
              }}
            </QueryView>
          )
        }
      </PageTabs>
    </Page>
  )
}

const ToDatabase = () => {
  const { t } = useTranslation('fifa')
  const navigate = useNavigate()
  const to = pagePath('database')
  return (
    <Button href={useHref(to)} onPress={() => void navigate(to)}>
      {t(($) => $.toDatabase)}
    </Button>
  )
}

export default CupScreen
