import type { MatchSportId } from '../sport/sport'
import { msBetween, type Instant } from '../time/instant'

/**
 * The match-start banner: hidden `autoHideMs` after its arrival or the last touch, purged `removeMs` later. A stacked
 * banner stands `offsetPx` lower and `scaleStep` smaller than the one in front. `max` is ours.
 *
 * Source: app.md §9, decisions.md 46.
 */
export const BANNER = { autoHideMs: 5000, removeMs: 2999, zIndex: 99, offsetPx: 3, scaleStep: 0.05, max: 10 } as const

/** Says that a match has begun. Source: app.md §3. */
export interface RaceStartMessage {
  id: number
  sport_id: MatchSportId
  desc: string
}

/** A banner of the stack. `remove` is set while it fades out. */
export interface Banner extends RaceStartMessage {
  remove: boolean
  /** Arrival or last touch; once `remove` is set, the moment it was. */
  since: Instant
}

/** The banners, oldest first. Plain data, kept by the app. */
export type BannerStack = readonly Banner[]

export type BannerAction =
  | { type: 'arrive'; message: RaceStartMessage; now: Instant }
  | { type: 'touch'; now: Instant }
  | { type: 'close'; now: Instant }
  | { type: 'tick'; now: Instant }

/**
 * The stack after an action; the same array when nothing changed. `arrive` puts a banner in front (a second message
 * about the same match replaces the first), `touch` restarts the 5 s of every banner that is not fading, `close` lets
 * all fade at once, `tick` flags banners at 5 s and purges them 2999 ms later. Every action ticks first.
 *
 * Source: app.md §2, §4, §9, decisions.md 46.
 *
 * @example
 * const shown = bannerStack([], { type: 'arrive', message: { id: 7, sport_id: 1, desc: 'A v B' }, now: 100 })
 * shown[0].remove // => false
 * bannerStack(shown, { type: 'tick', now: 105 })[0].remove // => true
 * bannerStack(shown, { type: 'tick', now: 107.999 }) // => []
 */
export const bannerStack = (stack: BannerStack, action: BannerAction): BannerStack => {
  const ticked = tick(stack, action.now)
  switch (action.type) {
    case 'tick':
      return ticked
    case 'arrive': {
      const { id, sport_id, desc } = action.message
      const others = ticked.filter((banner) => banner.id !== id || banner.sport_id !== sport_id)
      return [...others, { id, sport_id, desc, remove: false, since: action.now }].slice(-BANNER.max)
    }
    case 'touch':
      return mapWaiting(ticked, (banner) => ({ ...banner, since: action.now }))
    case 'close':
      return mapWaiting(ticked, (banner) => ({ ...banner, since: action.now, remove: true }))
  }
}

const tick = (stack: BannerStack, now: Instant): BannerStack => {
  const next = stack.flatMap((banner) => {
    const hideAt = banner.since + BANNER.autoHideMs / 1000
    const flagged =
      !banner.remove && msBetween(banner.since, now) >= BANNER.autoHideMs
        ? { ...banner, remove: true, since: hideAt }
        : banner
    return flagged.remove && msBetween(flagged.since, now) >= BANNER.removeMs ? [] : [flagged]
  })
  return next.length === stack.length && next.every((banner, index) => banner === stack[index]) ? stack : next
}

const mapWaiting = (stack: BannerStack, change: (banner: Banner) => Banner): BannerStack =>
  stack.some((banner) => !banner.remove) ? stack.map((banner) => (banner.remove ? banner : change(banner))) : stack

/**
 * When the stack next changes by itself: the moment for the next `tick`, null for an empty stack.
 *
 * @example
 * nextBannerTick([{ id: 7, sport_id: 1, desc: '', remove: false, since: 100 }]) // => 105
 */
export const nextBannerTick = (stack: BannerStack): Instant | null =>
  stack.length === 0
    ? null
    : Math.min(...stack.map(({ since, remove }) => since + (remove ? BANNER.removeMs : BANNER.autoHideMs) / 1000))

/** Where a banner stands. `offset` is in px of the design. */
export interface BannerPlace {
  zIndex: number
  offset: number
  scale: number
}

/**
 * Where the banner at `index` of a stack of `count` stands: the newest (last) in front, each one behind it 3 px lower
 * and 0.05 smaller; z-indexes count up from 99, the oldest's.
 *
 * Source: app.md §9.
 *
 * @example
 * bannerPlace(1, 2) // => { zIndex: 100, offset: 0, scale: 1 }
 * bannerPlace(0, 2) // => { zIndex: 99, offset: 3, scale: 0.95 }
 */
export const bannerPlace = (index: number, count: number): BannerPlace => {
  const depth = Math.max(0, count - 1 - index)
  return {
    zIndex: BANNER.zIndex + index,
    offset: BANNER.offsetPx * depth,
    scale: Math.max(0, Math.round((1 - BANNER.scaleStep * depth) * 100) / 100),
  }
}
