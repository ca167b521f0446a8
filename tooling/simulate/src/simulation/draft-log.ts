import type { SimDevice } from './sim-device'

/** What the users of devices have written and not sent, and which of it a device may show. */
export class DraftLog {
  /** By device and conversation: the texts of a draft, of which the last is shown. */
  private readonly written = new Map<string, readonly Draft[]>()
  /** By user and conversation. */
  private readonly deleted = new Set<string>()

  write({ name, clock }: SimDevice, conversationID: string, text: string): void {
    const place = `${name} ${conversationID}`
    this.written.set(place, [...(this.written.get(place) ?? NO_DRAFTS), { text, at: clock.monotonic() }])
  }

  /** The user deletes a conversation: its draft goes with it, on each device at another time, also a newer one. */
  conversationDeleted({ userID }: SimDevice, conversationID: string): void {
    this.deleted.add(`${userID} ${conversationID}`)
  }

  /** The page of a device is closed: what it has written in the last seconds may be lost. */
  closed({ name, clock }: SimDevice): void {
    for (const [place, texts] of this.written) {
      if (!place.startsWith(`${name} `)) continue
      const lasting = texts.findLastIndex(({ at }) => at !== null && clock.monotonic() - at > FLUSH_MS)
      this.written.set(
        place,
        texts.slice(Math.max(lasting, 0)).map(({ text }) => ({ text, at: null })),
      )
    }
  }

  /** The texts of which the device shows one. */
  possible({ name, userID }: SimDevice, conversationID: string): readonly string[] {
    const texts = this.written.get(`${name} ${conversationID}`) ?? NO_DRAFTS
    const last = texts.slice(firstPossible(texts)).map(({ text }) => text)
    return this.deleted.has(`${userID} ${conversationID}`) ? ['', ...last] : last
  }
}

/** `at` is null if an earlier page has written it: then it may be lost. */
interface Draft {
  readonly text: string
  readonly at: number | null
}

const NO_DRAFTS: readonly Draft[] = [{ text: '', at: null }]

/** The last text of this page, or any that an earlier page may have kept. */
const firstPossible = (texts: readonly Draft[]): number => (texts.at(-1)?.at === null ? 0 : texts.length - 1)

/** The engine stores drafts 20 seconds after the first change. */
const FLUSH_MS = 21_000
