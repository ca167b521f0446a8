import type { ImError, Message } from '@org/im-sdk'
import type { EventLog } from './event-log'
import type { SimChat } from './sim-chat'

interface ReaderOptions {
  readonly chat: SimChat
  readonly log: EventLog
  /** A seeded bug: the paging position is lost when a message arrives. */
  readonly forgetsPages: boolean
  /** The user has deleted the message, or may have. */
  readonly isDeleted: (conversationID: string, sequence: number) => boolean
  readonly onBroken: (invariant: string, detail: string) => void
}

/** How far back the reader has paged. */
interface Place {
  readonly nextReqMessageID: string
  readonly first: number
  readonly count: number
  /** What was the newest then. */
  readonly newest: number
}

/** A reader that pages conversations back only with `nextReqMessageID`. */
export class Reader {
  private readonly places = new Map<string, Place>()
  private readonly turning = new Set<string>()

  constructor(private readonly options: ReaderOptions) {}

  /** The next older page, or the newest to begin with; what it shows. I11 is violated if it is not contiguous. */
  async turn(conversationID: string): Promise<readonly Message[]> {
    if (this.turning.has(conversationID)) return []
    this.turning.add(conversationID)
    try {
      return await this.read(conversationID)
    } finally {
      this.turning.delete(conversationID)
    }
  }

  /** Pages every started conversation to its first message, except those whose history is refused. */
  async finish(refused: ReadonlySet<string>): Promise<void> {
    for (const conversationID of [...this.places.keys()].filter((id) => !refused.has(id)))
      while (this.places.has(conversationID)) await this.turn(conversationID)
  }

  private async read(conversationID: string): Promise<readonly Message[]> {
    const { chat, log, onBroken } = this.options
    const place = this.places.get(conversationID)
    const isRestarted = log.restarted.has(conversationID)
    const nextReqMessageID = place?.nextReqMessageID ?? ''
    try {
      if (place !== undefined) this.forget(conversationID, place)
      const { data } = await chat.getMessageList({ conversationID, nextReqMessageID })
      this.take(conversationID, place, data.messageList, data.nextReqMessageID)
      return data.messageList
    } catch (error) {
      const { errorName } = error as Partial<ImError>
      if (errorName !== 'PARAMS_INVALID') throw error
      this.places.delete(conversationID)
      if (!isRestarted && !log.restarted.has(conversationID))
        onBroken('I11', `cannot read on before ${place?.first} in ${conversationID}`)
      return []
    }
  }

  private take(conversationID: string, before: Place | undefined, page: readonly Message[], next: string): void {
    const { log, onBroken, isDeleted } = this.options
    const shown = page.map(({ sequence }) => sequence).filter((sequence) => sequence > 0)
    const first = shown[0] ?? before?.first ?? 1
    const end = before?.first ?? (shown.at(-1) ?? 0) + 1
    const isLeftOut = (sequence: number) => !shown.includes(sequence) && !isDeleted(conversationID, sequence)
    const expected = Array.from({ length: Math.max(0, end - first) }, (_, index) => first + index)
    if (expected.some(isLeftOut) || shown.some((sequence) => sequence >= end))
      onBroken('I11', `reads ${shown.join()} before ${before?.first} in ${conversationID}`)
    const older = Array.from({ length: first - 1 }, (_, index) => index + 1)
    if (next === '' && older.some(isLeftOut))
      onBroken('I11', `reads no further back than ${first} in ${conversationID}`)
    if (next === '') this.places.delete(conversationID)
    else {
      const count = (before?.count ?? 0) + page.length
      this.places.set(conversationID, { nextReqMessageID: next, first, count, newest: log.newest(conversationID) })
    }
  }

  private forget(conversationID: string, { count, newest }: Place): void {
    const { forgetsPages, log } = this.options
    if (!forgetsPages || count < KEPT_UNWATCHED || log.newest(conversationID) === newest) return
    throw Object.assign(new Error('The page is forgotten.'), { errorName: 'PARAMS_INVALID' })
  }
}

/** An unwatched list is cut at this number of messages. */
const KEPT_UNWATCHED = 60
