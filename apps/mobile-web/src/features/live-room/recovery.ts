/**
 * What a player does about a stream that fails. `offline` waits for the network; `failed` has told the fan, who can try
 * again.
 */
export interface Recovery {
  phase: 'opening' | 'playing' | 'waiting' | 'offline' | 'failed'
  /** Failures since the picture last moved for as long as STEADY_MS. */
  failures: number
  /** When the picture began to move. */
  movingSince: number | null
}

/** A stall counts as a failure. `due`: the wait is over. `renewed`: the network is back, or the fan asks for it. */
export type RecoveryEvent =
  | { type: 'moved'; at: number }
  | { type: 'failed'; isOnline: boolean; lines: number }
  | { type: 'due'; lines: number }
  | { type: 'renewed' }

export type Remedy = 'open' | 'nextLine' | { waitMs: number } | null

/** After this time of a moving picture, what failed before is forgotten. */
export const STEADY_MS = 10_000
/** With the error on the screen it is tried as seldom as this. */
export const SELDOM_MS = 30_000
const FIRST_WAIT_MS = 1_000
const LONGEST_WAIT_MS = 8_000
const FEWEST_TRIES = 4

export const opening = (failures = 0): Recovery => ({ phase: 'opening', failures, movingSince: null })

/** Each line is tried twice before the fan is told, a single one four times. */
const mostTries = (lines: number) => Math.max(FEWEST_TRIES, lines * 2)

/** A pure step: the next state, and what the player has to do. */
export const recover = (now: Recovery, event: RecoveryEvent): [next: Recovery, remedy: Remedy] => {
  switch (event.type) {
    case 'moved':
      return [moved(now, event.at), null]
    case 'failed':
      return failed(now, event)
    case 'due':
      if (now.phase !== 'waiting' && now.phase !== 'failed') return [now, null]
      // The error stays on the screen until the picture moves.
      return [now.phase === 'failed' ? now : opening(now.failures), another(event.lines)]
    case 'renewed':
      return [opening(), 'open']
  }
}

const moved = (now: Recovery, at: number): Recovery => {
  const movingSince = now.phase === 'playing' ? (now.movingSince ?? at) : at
  return { phase: 'playing', failures: at - movingSince >= STEADY_MS ? 0 : now.failures, movingSince }
}

const failed = (now: Recovery, { isOnline, lines }: { isOnline: boolean; lines: number }): [Recovery, Remedy] => {
  if (!isOnline) return [{ ...now, phase: 'offline', movingSince: null }, null]
  const failures = now.failures + 1
  if (failures >= mostTries(lines)) return [{ phase: 'failed', failures, movingSince: null }, { waitMs: SELDOM_MS }]
  // The first time, each of the other lines is tried at once.
  if (failures < lines) return [opening(failures), 'nextLine']
  const waitMs = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** (failures - lines))
  return [{ phase: 'waiting', failures, movingSince: null }, { waitMs }]
}

const another = (lines: number): Remedy => (lines > 1 ? 'nextLine' : 'open')
