import { pagePath } from '@org/domain'
import { IconButton } from '@org/ui/basics'
import { Search } from 'lucide-react'
import { useHref, useNavigate } from 'react-router'
import { databaseApi } from '../../api/database'
import { useTranslation } from '../../i18n/use-translation'
import { HotLeagues } from '../../parts/leagues/HotLeagues'
import { Page } from '../../parts/page/Page'
import { PageTabs } from '../../parts/page/PageTabs'
import { useTab } from '../../parts/page/use-tab'
import { SportPanel } from './SportPanel'

const { useGetDatabaseHomeQuery } = databaseApi

const TABS = ['hot', 'football', 'basketball'] as const

/** The leagues of the database: visited and hot ones, and those of a sport. */
const DatabaseScreen = () => {
  const { t } = useTranslation('database')
  const [tab] = useTab(TABS)
  const home = useGetDatabaseHomeQuery({}, { refetchOnReconnect: true, skip: tab !== 'hot' })
  return (
    <Page title={t(($) => $.title)} actions={<SearchLink />} updatedAt={home.fulfilledTimeStamp}>
      <PageTabs label={t(($) => $.tabsLabel)} tabs={TABS.map((id) => ({ id, label: t(($) => $.tabs[id]) }))}>
        {(shown) => (shown === 'hot' ? <HotLeagues home={home} /> : <SportPanel key={shown} sport={shown} />)}
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

export default DatabaseScreen
