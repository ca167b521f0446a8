import {
  isFinished,
  NO_STATE,
  scoreLine,
  type DelayedFacts,
  type Instant,
  type Match,
  type MatchState,
  type ScoreLine,
} from '@org/domain'
import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit'
import { keep } from '../store/persist'
import { rootReducer } from '../store/root-reducer'
import { sessionExpired } from '../store/session'
import type { RootState } from '../store/store'
import { fieldsOf, type SliceStorage } from '../store/stored-slices'
import { collecting } from './collecting'
import { tickKey } from './live-scores'

interface SpoilerShield {
  /** Whether all collected matches are shielded. */
  collected: boolean
  /** Choices for single matches, which win, by `sport:id`: true for shielded, false for shown. */
  matches: Readonly<Record<string, boolean>>
}

const initialState: SpoilerShield = { collected: false, matches: {} }
const MOST_MATCHES = 200
/** `sport:id`. */
const KEY = /^[1-3]:[1-9]\d{0,9}$/

const slice = createSlice({
  name: 'spoilerShield',
  initialState,
  reducers: {
    collectedShielded: (state, { payload }: PayloadAction<boolean>) => ({ ...state, collected: payload }),
    matchShielded: (state, { payload: { key, value } }: PayloadAction<{ key: string; value: boolean }>) => {
      const { [key]: _, ...others } = state.matches
      const kept = Object.entries(others).slice(1 - MOST_MATCHES)
      return { ...state, matches: { ...Object.fromEntries(kept), [key]: value } }
    },
  },
  extraReducers: (build) => build.addCase(sessionExpired, () => initialState),
})

declare module '../store/root-reducer' {
  interface LazySlices extends WithSlice<typeof slice> {}
}

const spoilerShield = slice.injectInto(rootReducer)
export const { collectedShielded, matchShielded } = slice.actions

const kept: SliceStorage<SpoilerShield> = {
  name: slice.name,
  migrations: [],
  read: ({ collected, matches }) => ({
    collected: collected === true,
    matches: Object.fromEntries(
      Object.entries(fieldsOf(matches))
        .filter((entry): entry is [string, boolean] => KEY.test(entry[0]) && typeof entry[1] === 'boolean')
        .slice(-MOST_MATCHES),
    ),
  }),
  outlivesSession: false,
  followsTabs: true,
}
keep(kept)

/** The choices of the fan, for requests. */
export const shieldsOf = (state: RootState): SpoilerShield => spoilerShield.selectSlice(state)

export const areCollectedShielded = (state: RootState): boolean => spoilerShield.selectSlice(state).collected

/** Whether the fan wants to see no score of a match: the only place that decides it. */
export const isShielded = (state: RootState, match: Pick<Match, 'id' | 'sport_id' | 'attented'>): boolean => {
  const { collected, matches } = spoilerShield.selectSlice(state)
  const key = tickKey(match)
  return matches[key] ?? (collected && (collecting.selectSlice(state)[key] ?? match.attented === 1))
}

/**
 * A match as the screens get it: without what would reveal the score if the fan does not want to see it, or as it was at the
 * moment that the fan's own stream has shown.
 */
export type Shown<M> = M & { readonly scoreHidden?: true; readonly shownUntil?: Instant }

/** Whether something of a match may have happened that the fan has not seen. */
export const isHeldBack = (match: Shown<Match>): boolean => match.scoreHidden === true || match.shownUntil !== undefined

/** Odds, cards and corners of a running match reveal who is ahead. Status and clocks stay. */
const nothingShown = ({ status, time, period_count, period_remaining_time }: MatchState) =>
  ({ ...NO_STATE, status, time, period_count, period_remaining_time, odds: null, scoreHidden: true }) as const

/** What the fan's stream has shown of a match. */
type Seen = Pick<DelayedFacts<Partial<Match>>, 'shown' | 'shownUntil'>

/** A match that has a score, as the stream has shown it; without its score if it has shown nothing. */
export const underShield = <M extends Match>(match: M, seen?: Seen): Shown<M> => {
  if (scoreLine(match) === null) return match
  const { shown = null, shownUntil = null } = seen ?? {}
  if (shown === null || shownUntil === null) return { ...match, ...nothingShown(match) }
  return isFinished(match.sport_id, shown.status ?? 0) ? match : { ...match, ...shown, shownUntil }
}

/** The score to show. Null if the match has none, or if it is hidden. */
export const shownScore = (match: Shown<Match>): ScoreLine | null => (match.scoreHidden ? null : scoreLine(match))
