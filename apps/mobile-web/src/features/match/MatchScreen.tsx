import { IconButton } from '@org/ui/basics'
import { SearchX, Star } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from '../../i18n/use-translation'
import type { LiveRoom, Match } from '@org/api-client/contract'
import { matchDetailApi } from '../../api/match-details'
import { useConfig } from '../../hooks/use-config'
import { usePageParams } from '../../hooks/use-page-params'
import { fullName } from '../../matches/team-names'
import { useCollect } from '../../matches/use-collect'
import { useLiveMatch } from '../../matches/use-live-match'
import { DetailPage } from '../../parts/page/DetailPage'
import { PageTabs } from '../../parts/page/PageTabs'
import { useTab } from '../../parts/page/use-tab'
import { useAppSelector } from '../../store/store'
import { BarScore } from './BarScore'
import type { DetailSport } from './detail-sport'
import { LiveMatchHead } from './LiveMatchHead'
import styles from './MatchScreen.module.css'
import { MatchTabPanel } from './MatchTabPanel'
import { matchTabs, type MatchTab } from './match-tabs'
import { useMatchRooms } from './use-match-rooms'
import { useUnderBar } from './use-under-bar'

const { useGetMatchInfoQuery } = matchDetailApi

const POLL_MS = 30_000

/** A match: its head, whose score stays in the bar, and the tabs that the site's switches allow. */
export const MatchScreen = ({ sport }: { sport: DetailSport }) => {
  const { t } = useTranslation('match')
  const lang = useAppSelector((state) => state.preferences.lang)
  const { config } = useConfig()
  const { matchid } = usePageParams('footballDetail', 'basketballDetail')
  const info = useGetMatchInfoQuery(
    { sport, matchid },
    { pollingInterval: POLL_MS, skipPollingIfUnfocused: true, refetchOnReconnect: true },
  )
  const rooms = useMatchRooms(sport, matchid)
  const tabs = matchTabs({ sport, switches: config.switches, hasAnchor: rooms.length > 0 })
  const [tab] = useTab(tabs)
  const [isHeadGone, setHeadGone] = useState(false)
  return (
    <DetailPage
      key={matchid}
      query={info}
      title={t(($) => $.title)}
      page={({ match }) => ({
        ...(isHeadGone
          ? { title: <BarScore match={match} /> }
          : { title: fullName(match.matchevent, lang), subtitle: match.round }),
        actions: <CollectButton match={match} />,
        layout: tab === 'chat' ? 'screen' : 'flow',
      })}
      skeleton={{ kind: 'text', count: 8 }}
      missing={{ icon: <SearchX />, title: t(($) => $.missing) }}
    >
      {({ match, venue }) => (
        <MatchBody sport={sport} listed={match} venue={venue} rooms={rooms} tabs={tabs} onHeadGone={setHeadGone} />
      )}
    </DetailPage>
  )
}

interface MatchBodyProps {
  sport: DetailSport
  listed: Match
  venue: string
  rooms: readonly LiveRoom[]
  tabs: readonly MatchTab[]
  onHeadGone: (isGone: boolean) => void
}

const MatchBody = ({ sport, listed, venue, rooms, tabs, onHeadGone }: MatchBodyProps) => {
  const { t } = useTranslation('match')
  const match = useLiveMatch(listed)
  const head = useUnderBar(onHeadGone)
  return (
    <>
      <LiveMatchHead ref={head} sport={sport} match={match} venue={venue} rooms={rooms} />
      <div className={styles.tabs}>
        <PageTabs label={t(($) => $.tabsLabel)} tabs={tabs.map((id) => ({ id, label: t(($) => $.tabs[id]) }))}>
          {(tab) => <MatchTabPanel tab={tab} sport={sport} match={match} rooms={rooms} />}
        </PageTabs>
      </div>
    </>
  )
}

const CollectButton = ({ match }: { match: Match }) => {
  const { t } = useTranslation('match')
  const { collected, toggle } = useCollect(match)
  return (
    <IconButton
      label={t(($) => (collected ? $.uncollect : $.collect))}
      icon={<Star fill={collected ? 'currentColor' : 'none'} />}
      tone={collected ? 'brand' : 'plain'}
      aria-pressed={collected}
      onPress={toggle}
    />
  )
}
