import { pageOf, type PageName } from '@org/domain'
import { useLocation } from 'react-router'
import { matchDetailApi } from '../../api/match-details'
import { usePageHeading } from '../../hooks/shared-page'
import { usePageParams } from '../../hooks/use-page-params'
import { useTranslation } from '../../i18n/use-translation'
import { Page } from '../../parts/page/Page'
import { QueryView } from '../../parts/page/QueryView'
import { useLiveMatch } from '../../matches/use-live-match'
import { useMatchFace } from '../../matches/use-match-face'
import type { Match } from '@org/api-client/contract'
import type { DetailSport } from '../../parts/match/detail-sport'
import { MatchTabPanel } from './MatchTabPanel'
import type { MatchTab } from './match-tabs'
import { MomentProvider } from '../../parts/match/moment'
import { INFO_POLLING } from '../../parts/match/live-polling'
import { ToScores } from './ToScores'
import { useMatchShare } from './use-match-share'

const { useGetMatchInfoQuery } = matchDetailApi

const PANELS = {
  footballHappening: ['football', 'status'],
  footballAnalysis: ['football', 'analysis'],
  footballLineup: ['football', 'lineup'],
  footballIndex: ['football', 'index'],
  footballRank: ['football', 'rank'],
  basketballHappening: ['basketball', 'status'],
  basketballAnalysis: ['basketball', 'analysis'],
  basketballIndex: ['basketball', 'index'],
  basketballRank: ['basketball', 'rank'],
} as const satisfies Partial<Record<PageName, readonly [DetailSport, MatchTab]>>

type PanelPage = keyof typeof PANELS

const PAGE_NAMES = Object.keys(PANELS) as PanelPage[]

/** One panel of a match page without its head and tabs, for web views. */
const PanelScreen = () => {
  const { t } = useTranslation('match')
  const { pathname } = useLocation()
  const { matchid } = usePageParams(...PAGE_NAMES)
  const name = PAGE_NAMES.find((each) => each === pageOf(pathname)?.name) ?? 'footballHappening'
  const [sport, tab] = PANELS[name]
  const query = useGetMatchInfoQuery({ sport, matchid }, INFO_POLLING)
  usePageHeading(t(($) => $.tabs[tab]))
  return (
    <Page title={null} updatedAt={query.fulfilledTimeStamp}>
      <h1 className="visually-hidden">{t(($) => $.tabs[tab])}</h1>
      <QueryView
        key={pathname}
        query={query}
        skeleton={{ kind: 'text', count: 8 }}
        missing={{ title: t(($) => $.missing), action: <ToScores /> }}
      >
        {({ match }) => <Panel sport={sport} tab={tab} listed={match} />}
      </QueryView>
    </Page>
  )
}

const Panel = ({ sport, tab, listed }: { sport: DetailSport; tab: MatchTab; listed: Match }) => {
  const match = useLiveMatch(listed)
  useMatchShare(match, useMatchFace(match).clock)
  return (
    <MomentProvider>
      <MatchTabPanel tab={tab} sport={sport} match={match} rooms={[]} />
    </MomentProvider>
  )
}

export default PanelScreen
