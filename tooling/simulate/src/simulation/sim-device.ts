import { createChat, EVENT, type Chat, type Message } from '@org/im-sdk'
import { groups } from '@org/im-sdk/groups'
import { liveRooms } from '@org/im-sdk/live-rooms'
import { binary } from '@org/im-sdk/binary'
import { topics } from '@org/im-sdk/topics'
import type { Chance } from './chance'
import type { DevicePlan } from './schedule'
import type { SeededBugs } from './seeded-bugs'
import { ParticipantClock, type SimClock } from './sim-clock'
import type { SimNetwork } from './sim-network'
import { createTaps, type RoomPolls } from './taps'

export interface SimDeviceOptions {
  readonly plan: DevicePlan
  readonly userID: string
  readonly userSig: string
  readonly clock: SimClock
  readonly network: SimNetwork
  readonly chance: Chance
  readonly bugs: SeededBugs
  /** Something that must not happen whatever the network does. */
  readonly onBroken: (invariant: string, detail: string) => void
  readonly onTrace: (line: string) => void
}

type SimChat = Chat<readonly [typeof groups, typeof liveRooms, typeof topics]>

/** One device of a user: the real SDK, and all that it has shown. */
export class SimDevice {
  readonly chat: SimChat
  readonly clock: ParticipantClock
  /** Texts of others it has told of, in that order. */
  readonly heard: { readonly conversationID: string; readonly text: string; readonly from: string }[] = []
  /**
   * Up to where a page of history has shown a conversation that no sync had listed: nobody can tell what of that, and
   * of what is below, is news.
   */
  readonly paged = new Map<string, number>()
  /** Conversations whose list began anew because too much was missed. */
  readonly restarted = new Set<string>()
  /** What the room has told of itself. */
  readonly polls: RoomPolls
  private readonly readMarks = new Map<string, number>()
  private readonly paging = { count: 0 }
  /** What the last sync has left in the list. */
  private listed: ReadonlySet<string> = new Set()

  constructor(private readonly options: SimDeviceOptions) {
    const { plan, clock, network, chance, bugs, onBroken } = options
    this.clock = new ParticipantClock(clock)
    const { taps, polls } = createTaps({ bugs, paging: this.paging, chance, onBroken: this.broken })
    this.polls = polls
    const other = plan.host === 'a' ? 'b' : 'a'
    this.chat = createChat({
      SDKAppID: 1,
      endpoints: { default: `ws://${plan.host}`, backup: `ws://${other}` },
      modules: [groups, liveRooms, topics] as const,
      instanceID: `instance-${plan.name}`,
      platform: plan.platform,
      ...(plan.wire === 'binary' ? { codec: binary } : {}),
      unlimitedAVChatRoom: true,
      transport: network.transportOf(plan.name, taps),
      clock: this.clock,
      random: chance.next,
      wakeSignals: () => () => undefined,
      getUserSig: () => Promise.resolve(options.userSig),
      onHandlerError: (thrown) => onBroken('crash', `${plan.name}: a handler threw ${String(thrown)}`),
    })
    this.watch()
  }

  get name(): string {
    return this.options.plan.name
  }

  get user(): number {
    return this.options.plan.user
  }

  get userID(): string {
    return this.options.userID
  }

  async login(): Promise<void> {
    await this.chat.login({ userID: this.options.userID, userSig: this.options.userSig })
  }

  /** The texts of a conversation, page by page from the newest, given oldest first. */
  async history(conversationID: string): Promise<Message[]> {
    this.paging.count += 1
    try {
      const all: Message[] = []
      let nextReqMessageID = ''
      do {
        const { data } = await this.chat.getMessageList({ conversationID, nextReqMessageID })
        all.unshift(...data.messageList)
        nextReqMessageID = data.nextReqMessageID
      } while (nextReqMessageID !== '')
      return all
    } finally {
      this.paging.count -= 1
    }
  }

  /** The user has read a conversation, and the server knows: the mark of this moment never goes back. */
  readThrough(conversationID: string): void {
    const shown = this.chat.views.conversations.get().find((one) => one.conversationID === conversationID)
    const mark = Math.max(this.readMarks.get(conversationID) ?? 0, shown?.messageReadSeq ?? 0)
    this.readMarks.set(conversationID, mark)
  }

  async page(conversationID: string): Promise<void> {
    this.paging.count += 1
    try {
      const isListed = this.listed.has(conversationID)
      const { data } = await this.chat.getMessageList({ conversationID })
      if (isListed) return
      const shown = data.messageList.map(({ sequence }) => sequence)
      this.paged.set(conversationID, Math.max(this.paged.get(conversationID) ?? 0, ...shown))
    } finally {
      this.paging.count -= 1
    }
  }

  private watch(): void {
    const { chat } = this
    const { onTrace } = this.options
    chat.on(EVENT.MESSAGE_RECEIVED, ({ data }) => this.received(data))
    chat.on(EVENT.CONVERSATION_LIST_UPDATED, () => this.checkMarks())
    chat.on(EVENT.CONVERSATION_RECOVERED, ({ data }) => {
      if (!data.recovered) this.restarted.add(data.conversationID)
    })
    chat.on(EVENT.RECOVERY_STATE_CHANGED, ({ data }) => {
      if (data.phase === 'conversations' && data.state === 'resolved')
        this.listed = new Set(chat.views.conversations.get().map(({ conversationID }) => conversationID))
    })
    chat.on(EVENT.NET_STATE_CHANGE, ({ data }) => onTrace(`${this.name} is ${data.state}`))
    chat.on(EVENT.ERROR, ({ data }) => onTrace(`${this.name} says ${data.code}`))
    chat.on(EVENT.KICKED_OUT, ({ data }) => this.broken('session', `was kicked out: ${data.type}`))
  }

  private received(messages: readonly Message[]): void {
    const last = new Map<string, number>()
    for (const message of messages) {
      const { conversationID, sequence, from } = message
      if (sequence <= (last.get(conversationID) ?? 0))
        this.broken('I3', `was told of ${textOf(message)} out of order in ${conversationID}`)
      last.set(conversationID, sequence)
      if (this.heard.some((known) => known.text === textOf(message)))
        this.broken('I2', `was told twice of ${textOf(message)}`)
      this.heard.push({ conversationID, text: textOf(message), from })
      this.options.onTrace(`${this.name} hears ${textOf(message)} as ${sequence}`)
    }
  }

  private checkMarks(): void {
    for (const { conversationID, messageReadSeq } of this.chat.views.conversations.get()) {
      const before = this.readMarks.get(conversationID) ?? 0
      if (messageReadSeq < before)
        this.broken('I5', `its read mark in ${conversationID} went from ${before} to ${messageReadSeq}`)
    }
  }

  private readonly broken = (invariant: string, detail: string) =>
    this.options.onBroken(invariant, `${this.options.plan.name} ${detail}`)
}

/** Every message of a simulation has a text of its own. */
export const textOf = (message: Message): string => ('text' in message.payload ? message.payload.text : '')
