import { pagePath } from '@org/domain'
import { Button } from '@org/ui/basics'
import { useHref, useNavigate } from 'react-router'
import { fifaApi } from '../../api/fifa'
import { useTranslation } from '../../i18n/use-translation'
import { fullName } from '../../matches/team-names'
import { useLeaveOut } from '../../matches/leave-out'
import { Page } from '../../parts/page/Page'
import { PageTabs } from '../../parts/page/PageTabs'
import { QueryView } from '../../parts/page/QueryView'
import { useAppSelector } from '../../store/store'
import { BracketPanel } from './BracketPanel'
import { CupMatches } from './CupMatches'
import { GroupTables } from './GroupTables'
import { RankPanel } from './RankPanel'
import { ScorersPanel } from './ScorersPanel'

const { useGetFifaTopicQuery } = fifaApi

const TABS = ['groups', 'bracket', 'matches', 'scorers', 'rank'] as const
const SKELETONS = { groups: 'text', bracket: 'text', matches: 'match', scorers: 'conversation' } as const

/** The World Cup: groups, bracket, matches, scorers, and the ranking of all national teams. The tab is in the URL. */
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
              {({ groups, bracket, matches, scorers }) => {
                if (tab === 'groups') return <GroupTables groups={groups} />
                if (tab === 'bracket') return <BracketPanel rounds={bracket} matches={matches} />
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
