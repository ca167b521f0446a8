import { createChat, EVENT, type Message } from '@org/im-sdk'
import { conversationActions } from '@org/im-sdk/conversation-actions'
import { conversationGroups } from '@org/im-sdk/conversation-groups'
import { elements } from '@org/im-sdk/elements'
import { groupAttributes } from '@org/im-sdk/group-attributes'
import { groupCounters } from '@org/im-sdk/group-counters'
import { groupMembers } from '@org/im-sdk/group-members'
import { groups } from '@org/im-sdk/groups'
import { liveRooms } from '@org/im-sdk/live-rooms'
import { messageActions } from '@org/im-sdk/message-actions'
import { messageExtensions } from '@org/im-sdk/message-extensions'
import { readReceipts } from '@org/im-sdk/read-receipts'
import { binary } from '@org/im-sdk/binary'
import { outbox, type OutboxStorage } from '@org/im-sdk/outbox'
import { storage, type ChatStorage } from '@org/im-sdk/storage'
import { topics } from '@org/im-sdk/topics'
import type { Chance } from './chance'
import { EventLog } from './event-log'
import type { AttributeReplies } from './attribute-replies'
import { Breaks, CallCounts, Refusals, smallPages } from './fault-taps'
import type { Positions } from './positions'
import { PushedTexts } from './pushed-texts'
import { Reader } from './reader'
import { RoomPolls } from './room-polls'
import type { DevicePlan, PageSizes } from './schedule'
import type { SimChat } from './sim-chat'
import { bugTaps, type SeededBugs } from './seeded-bugs'
import { ParticipantClock, type SimClock } from './sim-clock'
import type { SimNetwork } from './sim-network'
import { chainTaps } from './taps'

export interface SimDeviceOptions {
  readonly plan: DevicePlan
  readonly userID: string
  readonly userSig: string
  readonly roomID: string
  /** Null if there is no community. */
  readonly communityID: string | null
  readonly pages: PageSizes
  readonly clock: SimClock
  readonly network: SimNetwork
  readonly chance: Chance
  /** The browser's, for messages that are not sent yet. */
  readonly storage: OutboxStorage
  /** The same for drafts. */
  readonly drafts: ChatStorage
  /** Of all devices. */
  readonly attributes: AttributeReplies
  readonly bugs: SeededBugs
  /** The current state of the user's conversations. */
  readonly positions: () => Promise<Positions>
  /** The user has deleted the message, or may have. */
  readonly isDeleted: (conversationID: string, sequence: number) => boolean
  /** A violation that must not happen under any network conditions. */
  readonly onBroken: (invariant: string, detail: string) => void
  readonly onTrace: (line: string) => void
}

/** One device of a user: the real SDK, and everything it has shown. */
export class SimDevice {
  readonly chat: SimChat
  readonly clock: ParticipantClock
  readonly log: EventLog
  readonly reader: Reader
  readonly polls: RoomPolls
  readonly pushed = new PushedTexts()
  readonly breaks = new Breaks()
  readonly refusals: Refusals
  readonly calls: CallCounts
  /** Messages read before the first login, which are not announced. */
  before: Positions = new Map()
  /** The state at the first complete list, null before: later messages are announced. */
  news: Positions | null = null
  /**
   * Up to where a page of history has shown a conversation that no sync had listed: it is unknown which of these and
   * earlier messages are new.
   */
  readonly paged = new Map<string, number>()
  private readonly readMarks = new Map<string, number>()
  private readonly paging = { count: 0 }
  /** The list after the last sync. */
  private listed: ReadonlySet<string> = new Set()
  private arriving: Promise<void> | null = null
  private hasTried = false
  private isInRoom = false

  constructor(private readonly options: SimDeviceOptions) {
    const { plan, userID, clock, network, chance, bugs, pages, onBroken, onTrace } = options
    this.clock = new ParticipantClock(clock)
    this.log = new EventLog({ onBroken: this.broken, onTrace: (line) => onTrace(`${plan.name} ${line}`) })
    this.polls = new RoomPolls(this.broken)
    this.refusals = new Refusals(bugs.refusalsBlock ?? false)
    this.calls = new CallCounts(() => clock.now())
    const taps = chainTaps([
      this.calls.tap,
      this.polls.tap,
      options.attributes.tap,
      this.pushed.tap,
      ...bugTaps({ bugs, paging: this.paging, chance, userID, log: this.log }),
      this.refusals.tap,
      smallPages(pages),
      this.breaks.tap,
    ])
    const other = plan.host === 'a' ? 'b' : 'a'
    this.chat = createChat({
      SDKAppID: 1,
      endpoints: { default: `ws://${plan.host}`, backup: `ws://${other}` },
      modules: [...MODULES, outbox({ in: options.storage }), storage({ in: options.drafts })] as const,
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
    this.reader = new Reader({
      chat: this.chat,
      log: this.log,
      forgetsPages: bugs.pagesForgotten ?? false,
      isDeleted: (conversationID, sequence) => options.isDeleted(conversationID, sequence),
      onBroken: this.broken,
    })
    this.watch()
  }

  get name(): string {
    return this.options.plan.name
  }

  get plan(): DevicePlan {
    return this.options.plan
  }

  get user(): number {
    return this.options.plan.user
  }

  get userID(): string {
    return this.options.userID
  }

  /** Logs in and enters the room, unless done already. Rejects with the error. */
  arrive(): Promise<void> {
    this.arriving ??= this.enter().finally(() => {
      this.arriving = null
    })
    return this.arriving
  }

  /** Renders from views, if the device is one that does. */
  render(conversationIDs: readonly string[]): void {
    if (!this.options.plan.watches) return
    this.chat.views.conversations.subscribe(ignore)
    for (const conversationID of conversationIDs) this.chat.views.messages(conversationID).subscribe(ignore)
  }

  /** The texts of a conversation, page by page from the newest, given oldest first. */
  history(conversationID: string): Promise<Message[]> {
    return this.whilePaging(async () => {
      const all: Message[] = []
      let nextReqMessageID = ''
      do {
        const { data } = await this.chat.getMessageList({ conversationID, nextReqMessageID })
        all.unshift(...data.messageList)
        nextReqMessageID = data.nextReqMessageID
      } while (nextReqMessageID !== '')
      return all
    })
  }

  /** The user has read a conversation, and the server knows: the mark of this moment never goes back. */
  readThrough(conversationID: string): void {
    const shown = this.chat.views.conversations.get().find((one) => one.conversationID === conversationID)
    const mark = Math.max(this.readMarks.get(conversationID) ?? 0, shown?.messageReadSeq ?? 0)
    this.readMarks.set(conversationID, mark)
  }

  /** The newest page. */
  page(conversationID: string): Promise<void> {
    return this.show(conversationID, async () => (await this.chat.getMessageList({ conversationID })).data.messageList)
  }

  /** The page before the last one that was turned to. */
  turn(conversationID: string): Promise<void> {
    return this.show(conversationID, () => this.reader.turn(conversationID))
  }

  private show(conversationID: string, read: () => Promise<readonly Message[]>): Promise<void> {
    return this.whilePaging(async () => {
      const isListed = this.listed.has(conversationID)
      const shown = (await read()).map(({ sequence }) => sequence)
      if (!isListed) this.paged.set(conversationID, Math.max(this.paged.get(conversationID) ?? 0, ...shown))
    })
  }

  private async whilePaging<Result>(read: () => Promise<Result>): Promise<Result> {
    this.paging.count += 1
    try {
      return await read()
    } finally {
      this.paging.count -= 1
    }
  }

  private async enter(): Promise<void> {
    const { positions, userID, userSig, roomID, communityID } = this.options
    if (!this.hasTried) this.before = await positions()
    this.hasTried = true
    if (!this.chat.isReady()) await this.chat.login({ userID, userSig })
    if (this.isInRoom) return
    if (communityID !== null) await this.chat.getTopicList({ groupID: communityID })
    this.polls.startSeq = null
    await this.chat.joinGroup({ groupID: roomID })
    this.isInRoom = true
  }

  private watch(): void {
    const { chat } = this
    const { onTrace, positions } = this.options
    this.log.follow(chat)
    chat.on(EVENT.CONVERSATION_LIST_UPDATED, () => this.checkMarks())
    chat.on(EVENT.RECOVERY_STATE_CHANGED, ({ data }) => {
      if (data.phase !== 'conversations' || data.state !== 'resolved') return
      this.listed = new Set(chat.views.conversations.get().map(({ conversationID }) => conversationID))
      if (this.news === null)
        void positions().then((found) => {
          this.news ??= found
        })
    })
    chat.on(EVENT.NET_STATE_CHANGE, ({ data }) => onTrace(`${this.name} is ${data.state}`))
    chat.on(EVENT.ERROR, ({ data }) => onTrace(`${this.name} says ${data.code}`))
    chat.on(EVENT.KICKED_OUT, ({ data }) => this.broken('session', `was kicked out: ${data.type}`))
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

/** Node has Web Locks, which answer in real time, and which a closed page of a simulation would keep. */
Reflect.defineProperty(globalThis, 'navigator', { value: {}, configurable: true })

const MODULES = [
  groups,
  groupMembers,
  groupAttributes,
  groupCounters,
  liveRooms,
  topics,
  messageActions,
  elements,
  readReceipts,
  messageExtensions,
  conversationActions,
  conversationGroups,
] as const

const ignore = (): void => undefined
