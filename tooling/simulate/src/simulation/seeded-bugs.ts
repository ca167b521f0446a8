import type { Chance } from './chance'
import { baseOf, type EventLog } from './event-log'
import { firstSequence } from './fault-taps'
import { changeTaps, type SeededChanges } from './seeded-changes'
import { extraTaps, type SeededExtras } from './seeded-extras'
import { groupTaps, newRequestKeys, type SeededGroups } from './seeded-groups'
import type { Answer, Request } from './sim-frames'
import type { Tap } from './taps'

/** Bugs that the simulation can add in its own wrappers, to show that it finds them. */
export interface SeededBugs extends SeededChanges, SeededGroups, SeededExtras {
  /** A resend has a new key, so that the server treats it as another message. */
  readonly noDedupe?: boolean
  /** Messages are acknowledged before they are stored. */
  readonly ackBeforeCommit?: boolean
  /** Requests that recover a gap get an empty reply. */
  readonly noGapCheck?: boolean
  /** Requests that recover a gap get only the first page. */
  readonly firstPageOnly?: boolean
  /** An interrupted conversation list counts as complete. */
  readonly listCutShort?: boolean
  /** A conversation that was paged back is cut to its newest messages when a message arrives, and loses its pages. */
  readonly pagesForgotten?: boolean
  /** Three conversations whose history is refused block the history of all others. */
  readonly refusalsBlock?: boolean
  /** Messages after a gap are announced at once. */
  readonly toldOnArrival?: boolean
  /** A retried request has a new key, so that it runs again instead of getting the stored reply. */
  readonly doneTwice?: boolean
}

export type BugName = keyof SeededBugs

export const BUGS: readonly BugName[] = [
  'noDedupe',
  'ackBeforeCommit',
  'noGapCheck',
  'firstPageOnly',
  'listCutShort',
  'pagesForgotten',
  'refusalsBlock',
  'toldOnArrival',
  'doneTwice',
  'changesLost',
  'deletedHereOnly',
  'clearedHereOnly',
  'pinnedHereOnly',
  'markedHereOnly',
  'annotatedHereOnly',
  'hushedHereOnly',
  'filedHereOnly',
  'draftsForgotten',
  'countedTwice',
  'confirmedHereOnly',
  'readersCutShort',
  'extendedHereOnly',
  'extensionsCutShort',
  'clearsUnannounced',
  'unmentionedHereOnly',
  'peersReadUnannounced',
  'pinsMistimed',
  'discardedHereOnly',
  'topicsReadHereOnly',
  'topicsOutdated',
  'leaversKept',
  'mutedHereOnly',
  'attributesHereOnly',
  'countedAgain',
  'unsentForgotten',
  'unsentReversed',
]

interface BugContext {
  readonly bugs: SeededBugs
  /** The number of pages that the user is requesting now. */
  readonly paging: { readonly count: number }
  readonly chance: Chance
  readonly userID: string
  readonly log: EventLog
}

/** The bugs that can be added to a device's connection. */
export const bugTaps = ({ bugs, paging, chance, userID, log }: BugContext): readonly Tap[] => [
  ...(bugs.noDedupe === true ? [newKeys(chance)] : []),
  ...(bugs.doneTwice === true ? [newRequestKeys()] : []),
  ...(bugs.noGapCheck === true || bugs.firstPageOnly === true ? [unansweredGaps(bugs, paging)] : []),
  ...(bugs.listCutShort === true ? [shortLists()] : []),
  ...changeTaps(bugs),
  ...groupTaps(bugs),
  ...extraTaps(bugs),
  ...(bugs.toldOnArrival === true ? [tellingPushes(userID, log)] : []),
]

const newKeys = (chance: Chance): Tap => {
  const sent = new Set<unknown>()
  return {
    up: (request) => {
      if (!request.head.servcmd.startsWith('message.send_')) return request
      const key = request.body['random']
      if (sent.has(key)) return { ...request, body: { ...request.body, random: chance.between(0, 2 ** 32 - 1) } }
      sent.add(key)
      return request
    },
  }
}

const unansweredGaps = (bugs: SeededBugs, paging: BugContext['paging']): Tap => {
  /** The lowest sequence of a page that is not the last; a request below it is for the next page. */
  let pageEnd = 0
  const isNextPage = ({ sequence, messageKey }: Request['body']): boolean =>
    sequence === pageEnd - 1 || String(messageKey).startsWith(`${pageEnd}_`)
  return {
    up: (request, reply) => {
      const isAsked = request.head.servcmd.startsWith('message.roam_') && paging.count === 0
      if (!isAsked || (bugs.noGapCheck !== true && !isNextPage(request.body))) return request
      reply({ messageList: [], complete: 1, invisibleSequenceList: [] })
      return null
    },
    down: ({ servcmd, body }) => {
      if (servcmd.startsWith('message.roam_') && body['complete'] === 0) pageEnd = firstSequence(body)
      return 'arrives'
    },
  }
}

/** After a login that follows an interrupted list, the returned part counts as the whole list. */
const shortLists = (): Tap => {
  const given: unknown[] = []
  let state: 'whole' | 'partly given' | 'cut short' = 'whole'
  return {
    up: (request, reply) => {
      const { servcmd } = request.head
      if (servcmd === 'session.login' && state === 'partly given') state = 'cut short'
      if (servcmd !== LIST || state !== 'cut short') return request
      reply({ completeFlag: 1, conversations: given, timeStamp: 0, startIndex: 0 })
      return null
    },
    down: ({ servcmd, body }: Answer) => {
      if (servcmd !== LIST || !Array.isArray(body['conversations'])) return 'arrives'
      given.push(...(body['conversations'] as unknown[]))
      state = body['completeFlag'] === 1 ? 'whole' : 'partly given'
      return 'arrives'
    },
  }
}

const LIST = 'conversation.get_list'

const tellingPushes = (userID: string, log: EventLog): Tap => ({
  down: ({ servcmd, body }) => {
    if (servcmd === 'push.messages')
      log.tellEarly(
        (body['messageList'] as readonly Pushed[])
          .filter(({ groupType }) => groupType !== 'AVChatRoom')
          .map(({ fromAccount, toAccount, groupID, sequence, msgBody }) => ({
            conversationID:
              groupID === '' ? `C2C${fromAccount === userID ? toAccount : fromAccount}` : `GROUP${groupID}`,
            sequence,
            text: baseOf(msgBody[0]?.msgContent.text ?? ''),
            from: fromAccount,
          })),
      )
    return 'arrives'
  },
})

interface Pushed {
  readonly fromAccount: string
  readonly toAccount: string
  readonly groupID: string
  readonly groupType: string
  readonly sequence: number
  readonly msgBody: readonly { readonly msgContent: { readonly text: string } }[]
}
