import type { Match } from '@org/api-client/contract'
import { applyTick, instantFromMs, type Banner } from '@org/domain'
import { skipToken } from '@reduxjs/toolkit/query'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { useStore } from 'react-redux'
import { matchApi } from '../api/matches'
import { useTranslation } from '../i18n/use-translation'
import { isInCollection, isShieldedById } from '../matches/collection'
import { liveScores, tickKey } from '../matches/live-scores'
import { matchNews } from '../matches/match-news'
import { matchNotices, signalOf } from '../matches/match-notices'
import { signalNotice } from '../matches/notice-signal'
import { isShielded, underShield, type Shown } from '../matches/spoiler-shield'
import { shortName } from '../matches/team-names'
import { bannerActed, bannerDropped } from '../store/banners'
import { useAppSelector, type AppStore, type RootState } from '../store/store'

const { useGetAttentMatchlistQuery } = matchApi

/** A match as the fan may see it. */
interface Sight {
  match: Shown<Match>
  shielded: boolean
}

/** For what a lost tick would have told. */
const POLL_MS = 60_000

/**
 * Tells of goals, cards, kick-offs and what was taken back in collected matches that are not muted. Those of a shielded match wait for the stream
 * that the fan watches.
 */
export const MatchNotices = () => {
  const { t } = useTranslation()
  const store = useStore() as AppStore
  const isViewer = useAppSelector(({ session }) => session.token !== '' || session.guest !== null)
  const { currentData } = useGetAttentMatchlistQuery(isViewer ? {} : skipToken, {
    pollingInterval: POLL_MS,
    skipPollingIfUnfocused: true,
  })
  const ticks = useAppSelector(liveScores.selectSlice)
  const seen = useAppSelector((state) => state.streamFacts)
  const banners = useAppSelector((state) => state.banners)
  // Before the browser paints them.
  useLayoutEffect(() => {
    for (const banner of banners) if (isUnwanted(store.getState(), banner)) store.dispatch(bannerDropped(banner))
  }, [store, banners])
  const known = useRef(new Map<string, Sight>())
  useEffect(() => {
    const tell = ({ match: before, shielded: wasShielded }: Sight, { match, shielded }: Sight) => {
      const state = store.getState()
      // A shield that the fan raises or lifts is no news. With the end in the stream a goal may come.
      if (before.scoreHidden || match.scoreHidden || wasShielded !== shielded) return
      const news = matchNews(before, match)
      if (news === null || !isInCollection(state, match) || isMuted(state, match)) return
      signalNotice(signalOf(matchNotices.selectSlice(state), tickKey(match)))
      // The start of a match has a banner of its own.
      if (news.kind === 'kickOff') return
      const { lang } = state.preferences
      const [home, away] = [shortName(match.hometeam, lang), shortName(match.awayteam, lang)]
      const told =
        news.kind === 'corrected'
          ? t(($) => $.banner.corrected)
          : t(($) => $.banner[news.kind], { team: news.side === 'home' ? home : away })
      const message = {
        id: match.id,
        sport_id: match.sport_id,
        desc: `${home} ${match.home_score}–${match.away_score} ${away}`,
        news: ` ${told}`,
      }
      store.dispatch(bannerActed({ type: 'arrive', message, now: instantFromMs(Date.now()) }))
    }
    for (const listed of currentData?.list ?? []) {
      const key = tickKey(listed)
      const tick = ticks[key]
      const live = tick ? applyTick(listed, tick) : listed
      const shielded = isShielded(store.getState(), listed)
      const sight = { match: shielded ? underShield(live, seen?.[key]) : live, shielded }
      const before = known.current.get(key)
      known.current.set(key, sight)
      if (before) tell(before, sight)
    }
  }, [store, t, currentData, ticks, seen])
  return null
}

const isMuted = (state: RootState, match: Pick<Match, 'id' | 'sport_id'>): boolean =>
  matchNotices.selectSlice(state).muted.includes(tickKey(match))

/**
 * Whether the fan wants to see no banner of a match, which does not say whether it is collected. Of a shielded match only news
 * that the fan's stream has shown has one.
 */
const isUnwanted = (state: RootState, banner: Banner): boolean =>
  isMuted(state, banner) ||
  (isShieldedById(state, banner) && (banner.news === undefined || state.streamFacts?.[tickKey(banner)] === undefined))
