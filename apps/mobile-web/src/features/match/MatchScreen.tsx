import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { useTranslation } from '../../i18n/use-translation'
import type { LiveRoom, Match } from '@org/api-client/contract'
import { applyTick, isWaiting } from '@org/domain'
import { matchDetailApi } from '../../api/match-details'
import { useConfig } from '../../hooks/use-config'
import { usePageParams } from '../../hooks/use-page-params'
import { shortName } from '../../matches/team-names'
import { liveScores, tickKey } from '../../matches/live-scores'
import { isHeldBack } from '../../matches/spoiler-shield'
import { useLiveMatch } from '../../matches/use-live-match'
import { DetailPage } from '../../parts/page/DetailPage'
import { SimulatedNote } from '../../parts/SimulatedNote'
import { PageTabs } from '../../parts/page/PageTabs'
import { useTab } from '../../parts/page/use-tab'
import { useAppSelector } from '../../store/store'
import type { DetailSport } from '../../parts/match/detail-sport'
import { INFO_POLLING } from '../../parts/match/live-polling'
import { MatchActions } from './MatchActions'
import { MatchPageHead } from './MatchPageHead'
import { MomentProvider } from '../../parts/match/moment'
import { RunningScore } from '../../parts/match/RunningScore'
import styles from './MatchScreen.module.css'
import { MatchTabPanel } from './MatchTabPanel'
import { matchTabs, type MatchTab } from './match-tabs'
import { ToScores } from './ToScores'
import { useChatPeer } from './use-chat-peer'
import { useMatchRooms } from './use-match-rooms'
import { useUnderBar } from './use-under-bar'

const { useGetMatchInfoQuery } = matchDetailApi

/** A match: its head, whose score stays in the bar, and the tabs that the site's switches allow. */
export const MatchScreen = ({ sport }: { sport: DetailSport }) => {
  const { t } = useTranslation('match')
  const lang = useAppSelector((state) => state.preferences.lang)
  const { config } = useConfig()
  const { matchid } = usePageParams('footballDetail', 'basketballDetail', 'esportDetail')
  const info = useGetMatchInfoQuery({ sport, matchid }, INFO_POLLING)
  const rooms = useMatchRooms(sport, matchid)
  const peer = useChatPeer(rooms)
  const [query] = useSearchParams()
  const tabs = matchTabs({
    sport,
    switches: config.switches,
    hasAnchor: rooms.length > 0,
    hasPeer: peer !== null,
    isWaiting: useIsWaiting(info.currentData?.match),
    missing: info.currentData?.missing ?? [],
    asked: query.get('tab'),
  })
  const [tab] = useTab(tabs)
  const [isHeadGone, setHeadGone] = useState(false)
  return (
    <DetailPage
      key={matchid}
      query={info}
      title={t(($) => $.title)}
      page={({ match }) => ({
        ...(isHeadGone
          ? {
              title: (
                <h1>
                  <RunningScore match={match} />
                </h1>
              ),
            }
          : { title: shortName(match.matchevent, lang), subtitle: match.round }),
        actions: <MatchActions match={match} />,
        layout: tab === 'chat' || tab === 'privateChat' ? 'screen' : 'flow',
      })}
      skeleton={{ kind: 'text', count: 8 }}
      missing={{ title: t(($) => $.missing), action: <ToScores /> }}
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
    // A score that is hidden is shown at no other minute either.
    <MomentProvider key={isHeldBack(match) ? 'hidden' : 'shown'}>
      <MatchPageHead ref={head} sport={sport} match={match} venue={venue} rooms={rooms} />
      <SimulatedNote of={[match]} />
      <div className={styles.tabs}>
        <PageTabs label={t(($) => $.tabsLabel)} tabs={tabs.map((id) => ({ id, label: t(($) => $.tabs[id]) }))}>
          {(tab) => <MatchTabPanel tab={tab} sport={sport} match={match} rooms={rooms} />}
        </PageTabs>
      </div>
    </MomentProvider>
  )
}

/** Whether a match has not started, as far as is known. */
const useIsWaiting = (listed: Match | undefined): boolean => {
  const tick = useAppSelector((state) => listed && liveScores.selectSlice(state)[tickKey(listed)])
  if (!listed) return false
  const { sport_id, status } = tick ? applyTick(listed, tick) : listed
  return isWaiting(sport_id, status)
}
