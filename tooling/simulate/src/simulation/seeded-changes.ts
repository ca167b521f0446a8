import type { Request } from './sim-frames'
import type { Tap } from './taps'

/** Bugs in what users do with messages and conversations. */
export interface SeededChanges {
  /** Neither pushes nor the sync bring changes of messages. */
  readonly changesLost?: boolean
  /** Messages are deleted on this device, and the server does not know. */
  readonly deletedHereOnly?: boolean
  /** The same with the history of a conversation. */
  readonly clearedHereOnly?: boolean
  /** The same with pins. */
  readonly pinnedHereOnly?: boolean
  /** The same with marks. */
  readonly markedHereOnly?: boolean
  /** The same with custom data. */
  readonly annotatedHereOnly?: boolean
  /** The same with groups of conversations. */
  readonly filedHereOnly?: boolean
  /** The same with reminders. */
  readonly hushedHereOnly?: boolean
  /** Drafts of a closed page are forgotten. */
  readonly draftsForgotten?: boolean
  /** What a closed page had not sent is forgotten. */
  readonly unsentForgotten?: boolean
  /** It is sent in the opposite order. */
  readonly unsentReversed?: boolean
  /** The unread count of a conversation that a sync returns is too high. */
  readonly countedTwice?: boolean
}

/** The same as taps. */
export const changeTaps = (bugs: SeededChanges): readonly Tap[] => [
  ...(bugs.changesLost === true ? [lostChanges] : []),
  ...(bugs.deletedHereOnly === true ? [unsent('message.delete_')] : []),
  ...(bugs.clearedHereOnly === true ? [unsent('conversation.clear_history')] : []),
  ...(bugs.pinnedHereOnly === true ? [unsent('conversation.pin', () => ({ resultItem: [] }))] : []),
  ...(bugs.markedHereOnly === true ? [unsent('conversation.mark', () => ({ resultItem: [] }))] : []),
  ...(bugs.annotatedHereOnly === true ? [unsent('conversation.set_custom_data', () => ({ resultItem: [] }))] : []),
  ...(bugs.filedHereOnly === true ? [unsent('conversation.update_group', nothingFiled)] : []),
  ...(bugs.hushedHereOnly === true
    ? [unsent('conversation.set_c2c_mute', () => ({ resultItem: [] })), unsent('conversation.set_group_mute')]
    : []),
  ...(bugs.countedTwice === true ? [doubleCounts] : []),
]

const nothingFiled = () => ({ updateGroupResult: { convGroupID: 1, contactResultItem: [] } })

/** Neither pushes nor the sync bring changes of messages. */
const lostChanges: Tap = {
  down: ({ servcmd }) => (servcmd === 'push.message_changes' ? 'vanishes' : 'arrives'),
  alter: ({ servcmd, body }) => (servcmd === SYNC ? { ...body, changedMessageList: [] } : body),
}

/** The device takes these commands for done, and the server never gets them. */
export const unsent = (
  commands: string,
  answer: (body: Request['body']) => object = () => ({}),
  isMeant: (body: Request['body']) => boolean = () => true,
): Tap => ({
  up: (request: Request, reply) => {
    if (!request.head.servcmd.startsWith(commands) || !isMeant(request.body)) return request
    reply({ ...answer(request.body) })
    return null
  },
})

/** Conversations that a sync returns have one unread message too many. */
const doubleCounts: Tap = {
  alter: ({ servcmd, body }) => {
    if (servcmd !== SYNC || !Array.isArray(body['eventArray'])) return body
    const eventArray = (body['eventArray'] as readonly SyncEvent[]).map((event) =>
      event.event === 'conversation' && event.unreadCount > 0
        ? { ...event, unreadCount: event.unreadCount + 1 }
        : event,
    )
    return { ...body, eventArray }
  },
}

interface SyncEvent {
  readonly event: string
  readonly unreadCount: number
}

const SYNC = 'message.sync_unread'
