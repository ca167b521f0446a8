import type { WireName } from './sim-frames'
import type { CrashMoment } from './sim-process'
import type { Weather } from './sim-wire'
import type { DatabaseDeath } from './sim-store'

/**
 * A user by number, where contacts follow the users; the group; the managed group; the live room; or the topic of a
 * community, which is in no list of conversations.
 */
export type Target = number | 'group' | 'managed' | 'room' | 'topic'

/** What users do to the managed group and its members. */
export type Management =
  | 'add'
  | 'kick'
  | 'mute'
  | 'unmute'
  | 'muteAll'
  | 'unmuteAll'
  | 'promote'
  | 'demote'
  | 'transfer'
  | 'dismiss'
  | 'enter'
  | 'leave'

/** What a user does on a device, or a contact without one. */
export type Act =
  | { readonly kind: 'send'; readonly device: string; readonly to: Target }
  | { readonly kind: 'read'; readonly device: string; readonly of: Target }
  | { readonly kind: 'page'; readonly device: string; readonly of: Target }
  /** The next older page, from where the last one of this device ended. */
  | { readonly kind: 'turn'; readonly device: string; readonly of: Target }
  | { readonly kind: 'list'; readonly device: string }
  /** The first login; a device without this step is logged in from the start. */
  | { readonly kind: 'arrive'; readonly device: string }
  | { readonly kind: 'join'; readonly device: string; readonly club: number }
  | { readonly kind: 'quit'; readonly device: string; readonly club: number }
  /** `place` from 0 to 1 chooses among the messages that the device shows. */
  | {
      readonly kind: 'revoke' | 'modify' | 'erase'
      readonly device: string
      readonly of: Target
      readonly place: number
    }
  /**
   * Of conversations: `clear` and `remove` clear the history, `remove` and `unlist` take the conversation out of the list.
   */
  | { readonly kind: 'pin' | 'unpin' | 'clear' | 'remove' | 'unlist'; readonly device: string; readonly of: Target }
  | { readonly kind: 'readAll'; readonly device: string }
  /** `mark` is one of two. */
  | { readonly kind: 'mark' | 'unmark'; readonly device: string; readonly of: Target; readonly mark: 0 | 1 }
  /** Sets custom data, or the reminder of a conversation: off, discarding its messages, or on. */
  | { readonly kind: 'annotate' | 'hush' | 'discard' | 'unhush'; readonly device: string; readonly of: Target }
  /** Adds a conversation to the user's group of conversations, or removes it. */
  | { readonly kind: 'file' | 'unfile'; readonly device: string; readonly of: Target }
  /** Mentions a user by number, or everybody. */
  | { readonly kind: 'mention'; readonly device: string; readonly to: 'group' | 'topic'; readonly whom: number | 'all' }
  /** Deletes the mentions that the device shows of the group. */
  | { readonly kind: 'unmention'; readonly device: string }
  /** Says that the messages that the device shows were read, to those who have asked for it. */
  | { readonly kind: 'confirm'; readonly device: string; readonly of: Target }
  /** Changes extensions of a message; a clear changes all keys. */
  | {
      readonly kind: 'extend'
      readonly device: string
      readonly of: Target
      readonly place: number
      readonly change: 'set' | 'delete' | 'clear'
      readonly key: number
    }
  | { readonly kind: 'draft'; readonly device: string; readonly of: Target; readonly isEmpty: boolean }
  /** In the managed group; `whom` is a user by number, if the change concerns one. */
  | { readonly kind: 'manage'; readonly device: string; readonly change: Management; readonly whom: number }
  | { readonly kind: 'speak'; readonly device: string }
  | {
      readonly kind: 'attribute'
      readonly device: string
      readonly change: 'set' | 'init' | 'delete'
      readonly key: number
    }
  | { readonly kind: 'count'; readonly device: string; readonly direction: 'up' | 'down' }
  /** The page closes, and opens again after so long. */
  | { readonly kind: 'reload'; readonly device: string; readonly forMs: number }
  | { readonly kind: 'say'; readonly host: string; readonly from: number; readonly to: number; readonly count: number }

/** Commands by the prefix of their names; empty for all. */
export type Commands = '' | 'conversation.' | 'group.' | 'group' | 'message.' | 'message.roam_' | 'message.sync_unread'

/** The faults. */
export type Fault =
  | { readonly kind: 'cut'; readonly name: string; readonly halfOpen: boolean }
  | { readonly kind: 'isolate'; readonly name: string; readonly forMs: number }
  | { readonly kind: 'weather'; readonly weather: Weather; readonly forMs: number }
  | { readonly kind: 'busLoss'; readonly loss: number; readonly forMs: number }
  | { readonly kind: 'crash'; readonly host: string; readonly moment: CrashMoment; readonly forMs: number }
  | { readonly kind: 'skew'; readonly name: string; readonly ms: number }
  | { readonly kind: 'slow'; readonly device: string; readonly bytesPerSecond: number; readonly forMs: number }
  | { readonly kind: 'drain'; readonly host: string; readonly withinSeconds: number; readonly forMs: number }
  | { readonly kind: 'database'; readonly moment: DatabaseDeath; readonly forMs: number }
  | { readonly kind: 'load'; readonly host: string; readonly lagMs: number; readonly forMs: number }
  /**
   * The connection breaks at each of the next `count` replies: before the device gets it (`isLost`), or right after.
   */
  | {
      readonly kind: 'break'
      readonly device: string
      readonly commands: Commands
      readonly isLost: boolean
      readonly count: number
    }
  /** The history of conversations with these contacts is refused, permanently if `forMs` is null. */
  | {
      readonly kind: 'refuse'
      readonly device: string
      readonly of: readonly number[]
      readonly forMs: number | null
    }

export type FaultOf<Kind extends Fault['kind']> = Extract<Fault, { kind: Kind }>
export type ActOf<Kind extends Act['kind']> = Extract<Act, { kind: Kind }>

/** One thing that happens, `at` milliseconds after the first logins. Devices and servers are named. */
export type Step = { readonly at: number } & (Act | Fault)

export const isFault = (step: Step): step is Step & Fault => !ACTS.has(step.kind)

const ACTS: ReadonlySet<string> = new Set<Act['kind']>([
  'send',
  'read',
  'page',
  'turn',
  'list',
  'arrive',
  'join',
  'quit',
  'revoke',
  'modify',
  'erase',
  'pin',
  'unpin',
  'clear',
  'remove',
  'unlist',
  'readAll',
  'mark',
  'unmark',
  'annotate',
  'hush',
  'discard',
  'mention',
  'unmention',
  'confirm',
  'extend',
  'unhush',
  'file',
  'unfile',
  'draft',
  'manage',
  'speak',
  'attribute',
  'count',
  'reload',
  'say',
])

export interface DevicePlan {
  readonly name: string
  readonly user: number
  readonly platform: number
  /** The server it tries first. */
  readonly host: string
  readonly wire: WireName
  /** Renders from views; other devices have events and pages only. */
  readonly watches: boolean
}

/** Messages of a contact to a user from before all logins. */
export interface Talk {
  readonly contact: number
  readonly user: number
  readonly count: number
  readonly isRead: boolean
}

/** The page sizes of a server. */
export interface PageSizes {
  readonly conversations: number
  readonly messages: number
  readonly groups: number
}

export interface Schedule {
  readonly seed: number
  readonly users: number
  /** The number of users, from the first, that are members of the group. */
  readonly members: number
  /** Users without a device. */
  readonly contacts: number
  readonly past: readonly Talk[]
  /** Groups that all users are members of, and may leave and join. */
  readonly clubs: number
  /** There is a group whose members, attributes and counters change. */
  readonly isManaged: boolean
  /** There is a community with a topic. */
  readonly hasTopic: boolean
  /** Texts ask for receipts and take extensions. */
  readonly hasExtras: boolean
  readonly pages: PageSizes
  readonly devices: readonly [DevicePlan, ...DevicePlan[]]
  /** In the order of time. */
  readonly steps: readonly Step[]
}

export const HOSTS = ['a', 'b'] as const
