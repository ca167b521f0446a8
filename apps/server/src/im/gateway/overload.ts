import type { CommandName } from '@org/im-sdk/protocol'
import type { Random } from '../../ports/random'

/** What a process has to bear. */
export interface Load {
  /** By how much the event loop runs late. */
  readonly lagMs: number
  /** Messages that wait to be stored. */
  readonly queued: number
}

interface Level {
  readonly lagMs: number
  readonly queued: number
  /** For so long, and up to twice as long, a client leaves the command alone. */
  readonly seconds: number
}

/** Source: im.md §4 Server overload push; the measures are ours. */
const LEVELS = {
  busy: { lagMs: 150, queued: 2_000, seconds: 2 },
  overloaded: { lagMs: 600, queued: 6_000, seconds: 4 },
} as const satisfies Record<string, Level>

/**
 * From which level a command is refused. What keeps a session, lets a user into a room, delivers, or repairs what was
 * missed is never refused: a client without it would be wrong, and would ask for more. Nor is what is `vital`, which no
 * client leaves alone. Events and quality are kept by the client and reported later.
 */
const REFUSED_FROM: Readonly<Partial<Record<CommandName, keyof typeof LEVELS>>> = {
  getOnlineMemberCount: 'busy',
  reportEvents: 'busy',
  reportQuality: 'busy',
  sendC2CMessage: 'overloaded',
  sendGroupMessage: 'overloaded',
}

/**
 * How many seconds a command is to be left alone under a load; 0 when it may run. `chance` of 0 to 1 spreads the
 * clients.
 */
export const secondsToWait = (command: CommandName, load: Load, chance: number): number => {
  const from = REFUSED_FROM[command]
  if (from === undefined) return 0
  const { lagMs, queued, seconds } = LEVELS[from]
  return load.lagMs < lagMs && load.queued < queued ? 0 : seconds + Math.floor(chance * (seconds + 1))
}

export interface Overload {
  /** Takes the lag of the last moment. */
  measured(lagMs: number): void
  /** Seconds for which the command is to be left alone now; 0 when it may run. */
  secondsFor(command: CommandName): number
}

export const createOverload = (queued: () => number, random: Random): Overload => {
  let lagMs = 0
  return {
    measured: (lag) => {
      lagMs = lag
    },
    secondsFor: (command) => secondsToWait(command, { lagMs, queued: queued() }, random.next()),
  }
}
