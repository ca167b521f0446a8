import { countOf, fieldsOf, listOf, recordsOf } from '../input'
import type { MatchSportId } from '../sport/sport'
import { isInstant, msBetween, type EpochSeconds, type Instant } from '../time/instant'

/**
 * The match-start banner: hidden `autoHideMs` after its arrival or the last touch, removed `removeMs` later. Each
 * banner behind another is `offsetPx` lower and `scaleStep` smaller. `max` is ours.
 *
 * Rule: DOM-62.
 */
export const BANNER = { autoHideMs: 5000, removeMs: 2999, zIndex: 99, offsetPx: 3, scaleStep: 0.05, max: 10 } as const

/** The announcement that a match has begun. Rule: DOM-63. */
export interface RaceStartMessage {
  id: number
  sport_id: MatchSportId
  /** The teams, in Chinese. */
  desc: string
  /** The same in Portuguese; ours. */
  desc_pt?: string
}

/** What a banner says. */
export interface BannerMessage extends RaceStartMessage {
  /** What happened, in the language of the fan, if it is not the start; ours. */
  news?: string
}

/** A banner of the stack. `remove` is set while it fades out. */
export interface Banner extends BannerMessage {
  remove: boolean
  /** The time of arrival or of the last touch; while `remove` is set, the time when it was set. */
  since: EpochSeconds
}

/** The banners, oldest first. Plain data that the app stores. */
export type BannerStack = readonly Banner[]

export type BannerAction =
  | { type: 'arrive'; message: BannerMessage; now: Instant }
  | { type: 'touch'; now: Instant }
  | { type: 'close'; now: Instant }
  | { type: 'tick'; now: Instant }

/**
 * The stack after an action; the same array if nothing changed. `arrive` puts a banner in front (a second message
 * about the same match replaces the first), `touch` restarts the 5 s of every banner that is not fading, `close`
 * fades out all, `tick` flags banners at 5 s and removes them 2999 ms later. Every action does a `tick` first. An
 * action without a valid time changes nothing, and banners without one are removed.
 *
 * Rule: DOM-62.
 *
 * @example
 * const shown = bannerStack([], { type: 'arrive', message: { id: 7, sport_id: 1, desc: 'A v B' }, now: instant(100) })
 * shown[0].remove // => false
 * bannerStack(shown, { type: 'tick', now: instant(105) })[0].remove // => true
 * bannerStack(shown, { type: 'tick', now: instant(107.999) }) // => []
 */
export const bannerStack = (stack: BannerStack, action: BannerAction): BannerStack => {
  const banners = listOf(stack)
  const given = fieldsOf(action)
  const { now } = given
  if (!isInstant(now)) return banners
  const ticked = tick(banners, now)
  switch (given.type) {
    case 'tick':
      return ticked
    case 'arrive': {
      const { id, sport_id, desc, desc_pt, news } = fieldsOf(given.message)
      const others = ticked.filter((banner) => banner.id !== id || banner.sport_id !== sport_id)
      const inPortuguese = desc_pt === undefined ? {} : { desc_pt }
      const other = news === undefined ? {} : { news }
      return [...others, { id, sport_id, desc, ...inPortuguese, ...other, remove: false, since: now }].slice(
        -BANNER.max,
      )
    }
    case 'touch':
      return mapWaiting(ticked, (banner) => ({ ...banner, since: now }))
    case 'close':
      return mapWaiting(ticked, (banner) => ({ ...banner, since: now, remove: true }))
    default:
      return ticked
  }
}

const tick = (stack: BannerStack, now: Instant): BannerStack => {
  const next = recordsOf(stack).flatMap((banner) => {
    const age = msBetween(banner.since, now)
    if (age === null) return []
    if (banner.remove) return age >= BANNER.removeMs ? [] : [banner]
    if (age < BANNER.autoHideMs) return [banner]
    const hidden = { ...banner, remove: true, since: banner.since + BANNER.autoHideMs / 1000 }
    return age >= BANNER.autoHideMs + BANNER.removeMs ? [] : [hidden]
  })
  return next.length === stack.length && next.every((banner, index) => banner === stack[index]) ? stack : next
}

const mapWaiting = (stack: BannerStack, change: (banner: Banner) => Banner): BannerStack =>
  stack.some((banner) => !banner.remove) ? stack.map((banner) => (banner.remove ? banner : change(banner))) : stack

/**
 * When the stack next changes by itself: the time for the next `tick`; null for an empty stack.
 *
 * @example
 * nextBannerTick([{ id: 7, sport_id: 1, desc: '', remove: false, since: 100 }]) // => 105
 */
export const nextBannerTick = (stack: BannerStack): EpochSeconds | null => {
  const banners = recordsOf(stack).filter(({ since }) => isInstant(since))
  const changes = banners.map(({ since, remove }) => since + (remove ? BANNER.removeMs : BANNER.autoHideMs) / 1000)
  return changes.length === 0 ? null : Math.min(...changes)
}

/** The position of a banner. `offset` is in px of the design. */
export interface BannerPlace {
  zIndex: number
  offset: number
  scale: number
}

/**
 * The position of the banner at `index` of a stack of `count`: the newest (last) is in front, each one behind it is 3
 * px lower and 0.05 smaller; z-indexes count up from 99, the oldest's.
 *
 * Rule: DOM-62.
 *
 * @example
 * bannerPlace(1, 2) // => { zIndex: 100, offset: 0, scale: 1 }
 * bannerPlace(0, 2) // => { zIndex: 99, offset: 3, scale: 0.95 }
 */
export const bannerPlace = (index: number, count: number): BannerPlace => {
  const last = countOf(count, 1, 1, Number.MAX_SAFE_INTEGER) - 1
  const at = countOf(index, 0, 0, Number.MAX_SAFE_INTEGER)
  const depth = Math.max(0, last - at)
  return {
    zIndex: BANNER.zIndex + at,
    offset: BANNER.offsetPx * depth,
    scale: Math.max(0, Math.round((1 - BANNER.scaleStep * depth) * 100) / 100),
  }
}
