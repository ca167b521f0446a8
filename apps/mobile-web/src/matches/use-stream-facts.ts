import type { Match } from '@org/api-client/contract'
import { applyTick, instantFromMs, isFinished } from '@org/domain'
import { useCallback, useEffect } from 'react'
import { useStore } from 'react-redux'
import { useAppSelector, type AppStore } from '../store/store'
import { liveScores, tickKey } from './live-scores'
import { isShielded, matchShielded } from './spoiler-shield'
import { courseArrived, courseOf, pictureShown } from './stream-facts'

const now = () => instantFromMs(Date.now())

/**
 * Lets a shielded match wait for the stream that the fan watches. Returns what the player calls while its picture moves,
 * with the seconds by which that is behind the match. When the picture has shown the end, the shield is lifted for good.
 */
export const useStreamFacts = (match: Match | null) => {
  const store = useStore() as AppStore
  const tick = useAppSelector((state) => match && liveScores.selectSlice(state)[tickKey(match)])
  const shielded = useAppSelector((state) => match !== null && isShielded(state, match))
  useEffect(() => {
    if (!match || !shielded) return
    const course = courseOf(tick ? applyTick(match, tick) : match)
    store.dispatch(courseArrived({ key: tickKey(match), course, now: now() }))
  }, [store, match, tick, shielded])
  const key = match && tickKey(match)
  const hasEnded = useAppSelector((state) => {
    const shown = key !== null && shielded ? state.streamFacts?.[key]?.shown : null
    return match !== null && isFinished(match.sport_id, shown?.status ?? 0)
  })
  useEffect(() => {
    if (key === null || !hasEnded) return undefined
    // After the notices that come with the same picture: for them the shield is not lifted yet.
    const lifting = setTimeout(() => void store.dispatch(matchShielded({ key, value: false })))
    return () => clearTimeout(lifting)
  }, [store, key, hasEnded])
  return useCallback(
    (latency: number) => {
      if (match && shielded) store.dispatch(pictureShown({ key: tickKey(match), latency, now: now() }))
    },
    [store, match, shielded],
  )
}
