import { useState } from 'react'

type Score = string | number | null

interface Goals {
  home: Score
  away: Score
  count: number
  side: 'home' | 'away'
}

const hasRisen = (before: Score, now: Score) => before !== null && Number(now) > Number(before)

/**
 * The side that scored last since the component was mounted, and whether that goal was an odd or an even one, e.g.
 * `home odd`: as an attribute it starts the animation of another name at every goal, without timers. Undefined before.
 */
export const useGoal = (home: Score, away: Score) => {
  const [seen, setSeen] = useState<Goals>({ home, away, count: 0, side: 'home' })
  if (seen.home !== home || seen.away !== away) {
    const side = hasRisen(seen.home, home) ? 'home' : hasRisen(seen.away, away) ? 'away' : null
    setSeen({ home, away, count: seen.count + (side ? 1 : 0), side: side ?? seen.side })
  }
  return seen.count > 0 ? (`${seen.side} ${seen.count % 2 ? 'odd' : 'even'}` as const) : undefined
}
