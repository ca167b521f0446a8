import type { GenericSchema } from 'valibot'

/** At most `count` calls within any `perMs` milliseconds, per command. Rule: IM-13. */
export interface FrequencyLimit {
  readonly count: number
  readonly perMs: number
}

/** How many messages a server accepts: from one user to all conversations, and in one chat room. */
export interface SendLimits {
  readonly guest: FrequencyLimit
  readonly member: FrequencyLimit
  readonly room?: {
    /** From all members except the owner. */
    readonly all: FrequencyLimit
    /**
     * The share of `room` for all guests, and for guests of one network: guest accounts cost nothing, so guests must
     * not fill a room.
     */
    readonly guests: FrequencyLimit
    readonly guestsOfNetwork: FrequencyLimit
  }
}

/**
 * Facts of a command that only servers and documents read, so no client bundle contains them: a summary, the shapes
 * of its bodies in camelCase (the wire uses PascalCase, see `wire-names.ts`), and its send limits.
 */
export interface CommandSchema {
  /** For the generated pages. */
  readonly summary: string
  /** The specification does not list the command (section 7). */
  readonly ours?: boolean
  readonly request: GenericSchema
  readonly reply: GenericSchema
  /** The operator's `cmd_frequency_limit` replaces `guest` and `member`. */
  readonly sends?: SendLimits
}

/** The same facts of a push. */
export interface PushSchema {
  readonly summary: string
  /** The specification has nothing of what the push says. */
  readonly ours?: boolean
  readonly body: GenericSchema
}
