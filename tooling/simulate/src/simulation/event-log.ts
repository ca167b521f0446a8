import { EVENT, type Conversation, type Message } from '@org/im-sdk'
import type { Group } from '@org/im-sdk/groups'
import type { SimChat } from './sim-chat'

/** An announced message. */
export interface Told {
  readonly conversationID: string
  readonly sequence: number
  readonly text: string
  readonly from: string
}

interface EventLogOptions {
  readonly onBroken: (invariant: string, detail: string) => void
  readonly onTrace: (line: string) => void
}

/** The state of a client that uses only events. */
export class EventLog {
  /** Of others and of the user's other devices, in the order of announcement. */
  readonly told: Told[] = []
  conversations: readonly Conversation[] = []
  totalUnread = 0
  /** Null until the list has arrived. */
  groups: readonly Group[] | null = null
  /** Messages that were deleted on this device, by their sequence and conversation. */
  readonly erased = new Set<string>()
  /** Conversations whose list restarted because too much was missed. */
  readonly restarted = new Set<string>()
  private readonly last = new Map<string, number>()
  private readonly texts = new Set<string>()
  /** Announced by the wrapper before the engine does. */
  private readonly early = new Set<string>()

  constructor(private readonly options: EventLogOptions) {}

  follow(chat: SimChat): void {
    chat.on(EVENT.MESSAGE_RECEIVED, ({ data }) =>
      // The notice of a dismissed group has no place.
      this.tell(data.map(toldOf).filter(({ sequence, text }) => sequence > 0 && !this.early.delete(text))),
    )
    chat.on(EVENT.CONVERSATION_LIST_UPDATED, ({ data }) => {
      this.conversations = data
    })
    chat.on(EVENT.TOTAL_UNREAD_MESSAGE_COUNT_UPDATED, ({ data }) => {
      this.totalUnread = data
    })
    chat.on(EVENT.GROUP_LIST_UPDATED, ({ data }) => {
      this.groups = data
    })
    chat.on(EVENT.CONVERSATION_RECOVERED, ({ data }) => {
      if (!data.recovered) this.restarted.add(data.conversationID)
    })
  }

  /** I2 and I3: each message is announced once, those of a conversation in order, and none after it was deleted. */
  tell(messages: readonly Told[]): void {
    const { onBroken, onTrace } = this.options
    for (const told of messages) {
      const { conversationID, sequence, text } = told
      if (this.texts.has(text)) onBroken('I2', `was told twice of ${text}`)
      else if (sequence <= this.newest(conversationID))
        onBroken('I3', `was told of ${text} out of order in ${conversationID}`)
      if (this.erased.has(`${sequence} ${conversationID}`)) onBroken('I2', `was told of ${text}, which it has deleted`)
      this.texts.add(text)
      this.last.set(conversationID, Math.max(sequence, this.newest(conversationID)))
      this.told.push(told)
      onTrace(`hears ${text} as ${sequence}`)
    }
  }

  /** A seeded bug: announces messages that the engine may be delaying. */
  tellEarly(messages: readonly Told[]): void {
    const news = messages.filter(({ text }) => !this.texts.has(text))
    for (const { text } of news) this.early.add(text)
    this.tell(news)
  }

  /** The highest announced sequence of a conversation; 0 before any. */
  newest(conversationID: string): number {
    return this.last.get(conversationID) ?? 0
  }

  knows(text: string): boolean {
    return this.texts.has(text)
  }
}

const toldOf = (message: Message): Told => {
  const { conversationID, sequence, from } = message
  return { conversationID, sequence, from, text: textOf(message) }
}

/**
 * Every message of a simulation has a unique text, to which modifications add `~` and a number; tips, notices and revoked
 * messages are named by their place.
 */
export const textOf = ({ payload, type, conversationID, sequence, isRevoked }: Message): string =>
  'text' in payload && !isRevoked ? baseOf(payload.text) : `${type} ${sequence} of ${conversationID}`

/** The text as it was sent. */
export const baseOf = (text: string): string => text.split('~')[0] ?? ''

/** The place of a message and its present content. */
export const contentOf = ({
  payload,
  sequence,
  isRevoked,
  version,
}: Pick<Message, 'payload' | 'sequence' | 'isRevoked' | 'version'>): string => {
  if (isRevoked) return `${sequence} revoked`
  return `${sequence} ${'text' in payload ? payload.text : ''}${version > 0 ? ` version ${version}` : ''}`
}
