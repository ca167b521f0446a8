import type { ChatPhase } from '../im/chat-status'

/** What is wrong with the connection. */
export type NetTrouble = 'offline' | 'connecting' | 'reconnecting'

/** Whether the line says what is wrong, that all is well again, or nothing. */
export type NetMood = 'silent' | 'telling' | 'back'

/** A loss that is over by then is nobody's business. */
export const QUIET_MS = 3_000
/** What is back has to hold this long: a server that is full takes a connection and drops it. */
export const SETTLED_MS = 1_000
/** How long the line says that all is well again. */
export const BACK_MS = 2_000

/** Without a network nothing else matters. A chat that nobody wants is no trouble. */
export const netTrouble = (online: boolean, phase: ChatPhase): NetTrouble | null => {
  if (!online) return 'offline'
  return phase === 'connecting' || phase === 'reconnecting' ? phase : null
}

interface NetState {
  mood: NetMood
  trouble: NetTrouble | null
  /** The trouble there is, or was last. */
  last: NetTrouble | null
  phase: ChatPhase
}

/** What the line turns into, and after how many milliseconds; null when it stays as it is. */
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
