import { fieldsOf, recordsOf } from '../input'
import { instant, isInstant, MAX_INSTANT, type Instant } from '../time/instant'

/** The states of a match in the order of their arrival, and how far the stream has shown it. Rule: DOM-105. */
export interface DelayedFacts<Fact> {
  /** The last moment of the match that the stream has shown; null before it has played. */
  readonly shownUntil: Instant | null
  /** The newest state that arrived by then; null if there is none. */
  readonly shown: Fact | null
  /** What arrived later, the oldest first: at most 200, of which the oldest are dropped. */
  readonly waiting: readonly { readonly at: Instant; readonly fact: Fact }[]
}

/** More states than a match has in the time by which a stream is late. */
const MOST_WAITING_FACTS = 200

/** Nothing has arrived, and nothing has been shown. */
export const NO_DELAYED_FACTS: DelayedFacts<never> = { shownUntil: null, shown: null, waiting: [] }

/**
 * The facts after a state of the match has arrived: it waits for the stream. A moment that is not valid changes nothing.
 *
 * Rule: DOM-105.
 *
 * @example
 * factArrived(NO_DELAYED_FACTS, '1-0', instant(100)).shown // => null
 */
export const factArrived = <Fact>(facts: DelayedFacts<Fact>, fact: Fact, now: Instant): DelayedFacts<Fact> => {
  const known = factsOf(facts)
  if (!isInstant(now)) return known
  // A clock that was set back does not change the order.
  const at = instant(Math.max(now, known.waiting.at(-1)?.at ?? now))
  return { ...known, waiting: [...known.waiting.slice(1 - MOST_WAITING_FACTS), { at, fact }] }
}

/**
 * The facts while the stream plays `latency` seconds behind the match: what had arrived by the moment in the picture is
 * shown. A picture of an earlier moment, as after rewinding, takes nothing back. Call it only while the picture moves. A latency
 * that is not known changes nothing, and a negative one counts as none.
 *
 * Rule: DOM-105.
 *
 * @example
 * const facts = factArrived(NO_DELAYED_FACTS, '1-0', instant(100))
 * streamShowed(facts, 20, instant(119)).shown // => null
 * streamShowed(facts, 20, instant(120)).shown // => '1-0'
 */
export const streamShowed = <Fact>(
  facts: DelayedFacts<Fact>,
  latency: number | null,
  now: Instant,
): DelayedFacts<Fact> => {
  const known = factsOf(facts)
  if (typeof latency !== 'number' || !isInstant(now)) return known
  const shownUntil = Math.max(now - Math.max(0, latency), known.shownUntil ?? -MAX_INSTANT)
  if (!isInstant(shownUntil)) return known
  const later = known.waiting.findIndex(({ at }) => at > shownUntil)
  const reached = later === -1 ? known.waiting.length : later
  return {
    shownUntil,
    shown: reached === 0 ? known.shown : (known.waiting[reached - 1]?.fact ?? known.shown),
    waiting: known.waiting.slice(reached),
  }
}

/** The facts with what is missing in them filled. */
const factsOf = <Fact>(facts: DelayedFacts<Fact>): DelayedFacts<Fact> => {
  const { shownUntil, shown, waiting } = fieldsOf(facts)
  return {
    shownUntil: isInstant(shownUntil) ? shownUntil : null,
    shown: shown ?? null,
    waiting: recordsOf(waiting).filter(({ at }) => isInstant(at)),
  }
}
