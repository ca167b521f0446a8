import type { Chance } from './chance'
import type { SeededBugs } from './seeded-bugs'
import type { Answer, Request } from './sim-frames'

/** Sees, changes or answers what a device sends and gets. */
export interface Taps {
  /** The request to send instead, or null to send none; `answer` puts the body of a reply into the device's hands. */
  readonly up: (request: Request, answer: (body: Record<string, unknown>) => void) => Request | null
  readonly down: (answer: Answer) => void
}

/** What the answers of the live room say. */
export interface RoomPolls {
  /** Where the device began to listen; null before it has. */
  startSeq: number | null
  nextSeq: number
}

interface TapsOptions {
  readonly bugs: SeededBugs
  /** How many pages the user asks for right now. */
  readonly paging: { readonly count: number }
  readonly chance: Chance
  readonly onBroken: (invariant: string, detail: string) => void
}

/** Listens on a device's wire for what the live room answers, and plants the seeded bugs there. */
export const createTaps = ({ bugs, paging, chance, onBroken }: TapsOptions): { taps: Taps; polls: RoomPolls } => {
  const polls: RoomPolls = { startSeq: null, nextSeq: 0 }
  /** The request that the device waits for; answers to those it has given up mean nothing. */
  let asked = -1
  const sent = new Set<unknown>()
  /** The lowest sequence of a page that is not the last: who asks for what is below asks for the next. */
  let pageEnd = 0

  const isNextPage = ({ sequence, messageKey }: Request['body']): boolean =>
    sequence === pageEnd - 1 || String(messageKey).startsWith(`${pageEnd}_`)

  const isUnanswered = ({ body }: Request): boolean =>
    bugs.noGapCheck === true || (bugs.firstPageOnly === true && isNextPage(body))

  const withNewKey = (request: Request): Request => {
    const key = request.body['random']
    if (sent.has(key)) return { ...request, body: { ...request.body, random: chance.between(0, 2 ** 32 - 1) } }
    sent.add(key)
    return request
  }

  return {
    polls,
    taps: {
      down: ({ servcmd, seq, body }) => {
        if (servcmd === 'group.join' && typeof body['startSeq'] === 'number') polls.startSeq ??= body['startSeq']
        if (servcmd.startsWith('message.roam_') && body['complete'] === 0) pageEnd = firstSequence(body)
        if (servcmd !== 'live_room.long_poll' || typeof body['nextSeq'] !== 'number' || seq !== asked) return
        asked = -1
        const nextSeq = body['nextSeq']
        if (nextSeq < polls.nextSeq) onBroken('I9', `saw the room go back from ${polls.nextSeq} to ${nextSeq}`)
        polls.nextSeq = nextSeq
      },
      up: (request, answer) => {
        const { servcmd, seq } = request.head
        if (servcmd === 'live_room.long_poll') asked = seq
        if (bugs.noDedupe && servcmd.startsWith('message.send_')) return withNewKey(request)
        if (!servcmd.startsWith('message.roam_') || paging.count > 0 || !isUnanswered(request)) return request
        answer({ messageList: [], complete: 1, invisibleSequenceList: [] })
        return null
      },
    },
  }
}

const firstSequence = ({ messageList }: Answer['body']): number =>
  (messageList as readonly { readonly sequence: number }[])[0]?.sequence ?? 0
