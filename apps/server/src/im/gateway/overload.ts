import type { CommandName } from '@org/im-sdk/protocol'
import type { Random } from '../../ports/random'

/** The load of a process. */
export interface Load {
  /** The lag of the event loop. */
  readonly lagMs: number
  /** The number of messages that wait to be stored. */
  readonly queued: number
}

interface Level {
  readonly lagMs: number
  readonly queued: number
  /** The minimum number of seconds for which a client must not send the command; the maximum is twice as long. */
  readonly seconds: number
}

/** The thresholds are ours. Rule: IM-12. */
const LEVELS = {
  busy: { lagMs: 150, queued: 2_000, seconds: 2 },
  overloaded: { lagMs: 600, queued: 6_000, seconds: 4 },
} as const satisfies Record<string, Level>

/**
 * The load level from which a command is refused. Commands that keep a session, enter a room, deliver or recover
 * messages are never refused: without them a client would have wrong data and send more requests. `vital` commands are
 * not refused either, because clients always send them. Clients keep events and quality data and report them later.
 */
const REFUSED_FROM: Readonly<Partial<Record<CommandName, keyof typeof LEVELS>>> = {
  getOnlineMemberCount: 'busy',
  reportEvents: 'busy',
  reportQuality: 'busy',
  sendC2CMessage: 'overloaded',
  sendGroupMessage: 'overloaded',
}

/**
 * The number of seconds for which a command is refused under a load; 0 if it may run. `chance`, from 0 to 1, spreads
 * the clients.
 */
export const secondsToWait = (command: CommandName, load: Load, chance: number): number => {
  const from = REFUSED_FROM[command]
  if (from === undefined) return 0
  const { lagMs, queued, seconds } = LEVELS[from]
  return load.lagMs < lagMs && load.queued < queued ? 0 : seconds + Math.floor(chance * (seconds + 1))
}

/** The most messages of chatter in one reply to a poll under a load. Gifts and system messages are never left out. */
export const chatterUnder = (load: Load): number => {
  const isAt = ({ lagMs, queued }: Level) => load.lagMs >= lagMs || load.queued >= queued
  return isAt(LEVELS.overloaded) ? 5 : isAt(LEVELS.busy) ? 20 : Infinity
}

/** The load of this process. */
export class Overload {
  private lagMs = 0

  constructor(
    private readonly queued: () => number,
    private readonly random: Random,
  ) {}

  /** Records the current lag. */
  measured(lagMs: number): void {
    this.lagMs = lagMs
  }

  /** The most messages of chatter in one reply to a poll now. */
  chatterMost(): number {
    return chatterUnder({ lagMs: this.lagMs, queued: this.queued() })
  }

  /** The number of seconds for which the command is refused now; 0 if it may run. */
  secondsFor(command: CommandName): number {
    return secondsToWait(command, { lagMs: this.lagMs, queued: this.queued() }, this.random.next())
  }
}
