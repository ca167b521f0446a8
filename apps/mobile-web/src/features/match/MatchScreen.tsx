import { AppBar, EmptyState, IconButton, SegmentedTabs, SkeletonList } from '@org/ui/basics'
import { SearchX, Share2, Star } from 'lucide-react'
import { useTranslation } from '../../i18n/use-translation'
import { useSearchParams } from 'react-router'
import { API_STATUS, type Match } from '@org/api-client/contract'
import { matchDetailApi } from '../../api/match-details'
import { useBack } from '../../hooks/use-back'
import { useConfig } from '../../hooks/use-config'
import { usePageParams } from '../../hooks/use-page-params'
import { useShare } from '../../hooks/use-share'
import { fullName } from '../../matches/team-names'
import { useCollect } from '../../matches/use-collect'
import { useLiveMatch } from '../../matches/use-live-match'
import { LoadFailed } from '../../parts/LoadFailed'
import { useAppSelector } from '../../store/store'
import type { DetailSport } from './detail-sport'
import { LiveMatchHead } from './LiveMatchHead'
import styles from './MatchScreen.module.css'
import { MatchTabPanel } from './MatchTabPanel'
import { matchTabs } from './match-tabs'
import { useMatchRooms } from './use-match-rooms'

const { useGetMatchInfoQuery } = matchDetailApi

const POLL_MS = 30_000

/** The server has no such match, or rejects the id in the URL. */
const NO_SUCH_MATCH: ReadonlySet<number> = new Set([API_STATUS.notFound, API_STATUS.invalidRequest])

/** A match: its head, and the tabs that the site's switches allow. */
export const MatchScreen = ({ sport }: { sport: DetailSport }) => {
  const { t } = useTranslation('match')
  const { t: common } = useTranslation()
  const back = useBack()
  const { matchid } = usePageParams('footballDetail', 'basketballDetail')
  const info = useGetMatchInfoQuery(
    { sport, matchid },
    { pollingInterval: POLL_MS, skipPollingIfUnfocused: true, refetchOnReconnect: true },
  )
  const missing = info.error && 'status' in info.error && NO_SUCH_MATCH.has(info.error.status ?? 0)
  if (info.currentData && !missing)
    return (
      <Loaded
        key={matchid}
        sport={sport}
        listed={info.currentData.match}
        venue={info.currentData.venue}
        onBack={back}
      />
    )
  return (
    <>
      <AppBar title={t(($) => $.title)} back={{ label: common(($) => $.back), onPress: back }} />
      <main>
        {missing ? (
          <EmptyState icon={<SearchX />} title={t(($) => $.missing)} hint={common(($) => $.notFound.hint)} />
        ) : info.isError && !info.isFetching ? (
          <LoadFailed onRetry={() => void info.refetch()} />
        ) : (
          <SkeletonList kind="text" count={8} label={common(($) => $.loading)} />
        )}
      </main>
    </>
  )
}

interface LoadedProps {
  sport: DetailSport
  listed: Match
  venue: string
  onBack: () => void
}

const Loaded = ({ sport, listed, venue, onBack }: LoadedProps) => {
  const { t } = useTranslation('match')
  const { t: common } = useTranslation()
  const lang = useAppSelector((state) => state.preferences.lang)
  const { config } = useConfig()
  const match = useLiveMatch(listed)
  const share = useShare()
  const [home, away] = [fullName(match.hometeam, lang), fullName(match.awayteam, lang)]
  const { collected, toggle } = useCollect(match)
  const rooms = useMatchRooms(sport, match.id)
  const tabs = matchTabs({ sport, switches: config.switches, hasAnchor: rooms.length > 0 })
  const [query, setQuery] = useSearchParams()
  const tab = tabs.find((id) => id === query.get('tab')) ?? tabs[0]
  return (
    <div className={styles.page} data-tab={tab}>
      <AppBar
        title={fullName(match.matchevent, lang)}
        {...(match.round ? { subtitle: match.round } : {})}
        back={{ label: common(($) => $.back), onPress: onBack }}
        actions={
          <>
            <IconButton
              label={t(($) => (collected ? $.uncollect : $.collect))}
              icon={<Star fill={collected ? 'currentColor' : 'none'} />}
              tone={collected ? 'brand' : 'plain'}
              aria-pressed={collected}
              onPress={toggle}
            />
            <IconButton
              label={common(($) => $.share)}
              icon={<Share2 />}
              onPress={() => void share(`${home} – ${away}`)}
            />
          </>
        }
      />
      <main className={styles.panel}>
        <LiveMatchHead sport={sport} match={match} venue={venue} rooms={rooms} />
        {tab && (
          <>
            <SegmentedTabs
              className={styles.tabs}
              label={t(($) => $.tabsLabel)}
              tabs={tabs.map((id) => ({ id, label: t(($) => $.tabs[id]), panelId: 'match-panel' }))}
              selectedId={tab}
              onSelect={(id) => setQuery({ tab: id }, { replace: true })}
            />
            <div id="match-panel" role="tabpanel" aria-label={t(($) => $.tabs[tab])} className={styles.panel}>
              <MatchTabPanel tab={tab} sport={sport} match={match} rooms={rooms} />
            </div>
          </>
        )}
      </main>
    </div>
  )
}
