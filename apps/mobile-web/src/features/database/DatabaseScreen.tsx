import type { League } from '@org/api-client/contract'
import { pagePath, SPORT } from '@org/domain'
import { IconButton } from '@org/ui/basics'
import { Search } from 'lucide-react'
import { useHref, useNavigate } from 'react-router'
import { databaseApi, databasePages } from '../../api/database'
import { useTranslation } from '../../i18n/use-translation'
import { fullName } from '../../matches/team-names'
import { HotLeagues } from '../../parts/leagues/HotLeagues'
import { LeagueRow } from '../../parts/leagues/LeagueRow'
import { ListView } from '../../parts/page/ListView'
import { Page } from '../../parts/page/Page'
import { PageTabs } from '../../parts/page/PageTabs'
import { usePaged } from '../../parts/page/use-paged'
import { useTab } from '../../parts/page/use-tab'
import { useAppSelector } from '../../store/store'

const { useGetDatabaseHomeQuery } = databaseApi
const { useGetEventListInfiniteQuery } = databasePages

const TABS = ['hot', 'football', 'basketball'] as const
const idOf = ({ id }: League) => id

/** The leagues of the database: visited and hot ones, and all of a sport. */
const DatabaseScreen = () => {
  const { t } = useTranslation('database')
  const [tab] = useTab(TABS)
  const home = useGetDatabaseHomeQuery({}, { refetchOnReconnect: true, skip: tab !== 'hot' })
  return (
    <Page title={t(($) => $.title)} actions={<SearchLink />} updatedAt={home.fulfilledTimeStamp}>
      <PageTabs label={t(($) => $.tabsLabel)} tabs={TABS.map((id) => ({ id, label: t(($) => $.tabs[id]) }))}>
        {(shown) => (shown === 'hot' ? <HotLeagues home={home} /> : <LeaguesOfSport key={shown} sport={shown} />)}
      </PageTabs>
    </Page>
  )
}

const SearchLink = () => {
  const { t } = useTranslation('database')
  const navigate = useNavigate()
  const to = pagePath('search')
  return (
    <IconButton label={t(($) => $.search)} icon={<Search />} href={useHref(to)} onPress={() => void navigate(to)} />
  )
}

/** All leagues of a sport, the best known first. */
const LeaguesOfSport = ({ sport }: { sport: 'football' | 'basketball' }) => {
  const { t } = useTranslation('database')
  const lang = useAppSelector((state) => state.preferences.lang)
  const leagues = usePaged(useGetEventListInfiniteQuery({ sport_id: SPORT[sport] }, { refetchOnReconnect: true }), idOf)
  return (
    <ListView
      label={t(($) => $.tabs[sport])}
      query={leagues}
      skeleton="text"
      empty={{ title: t(($) => $.empty.leagues), hint: t(($) => $.empty.leaguesHint) }}
      keyOf={idOf}
    >
      {(league) => <LeagueRow league={league} name={fullName(league, lang)} />}
    </ListView>
  )
}

export default DatabaseScreen
