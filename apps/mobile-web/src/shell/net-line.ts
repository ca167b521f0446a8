import type { ChatPhase } from '../im/chat-status'

/** The problem with the connection. */
export type NetTrouble = 'offline' | 'connecting' | 'reconnecting'

/** What the notice shows: the problem, that it is over, or nothing. */
export type NetMood = 'silent' | 'telling' | 'back'

/** Shorter outages are not shown. */
export const QUIET_MS = 3_000
/** A new connection must last this long to count: an overloaded server accepts connections and drops them. */
export const SETTLED_MS = 1_000
/** How long "back" is shown. */
export const BACK_MS = 2_000

/** Without a network nothing else matters. A chat that is not wanted is not a problem. */
export const netTrouble = (online: boolean, phase: ChatPhase): NetTrouble | null => {
  if (!online) return 'offline'
  return phase === 'connecting' || phase === 'reconnecting' ? phase : null
}

interface NetState {
  mood: NetMood
  trouble: NetTrouble | null
  /** The current or last problem. */
  last: NetTrouble | null
  phase: ChatPhase
}

/** The next state of the notice and the milliseconds until then; null if it stays. */
export const nextMood = ({ mood, trouble, last, phase }: NetState): { mood: NetMood; afterMs: number } | null => {
  switch (mood) {
    case 'silent':
      return trouble === null ? null : { mood: 'telling', afterMs: QUIET_MS }
    case 'back':
      return { mood: 'silent', afterMs: trouble === null ? BACK_MS : 0 }
    case 'telling': {
      if (trouble !== null) return null
      const isRegained = last === 'offline' || (last === 'reconnecting' && phase === 'ready')
      return isRegained ? { mood: 'back', afterMs: SETTLED_MS } : { mood: 'silent', afterMs: 0 }
    }
  }
}
