import type { Clock } from '../clock/clock'
import { anyError } from '../protocol/any-error'
import type { CommandName } from '../protocol/define-command'
import { communityOfTopic } from '../protocol/ids'
import { MESSAGE_ACTION_LIMITS } from '../protocol/limits'
import type { StoredMessage } from '../protocol/pushes'
import type { FakePeer } from './fake-peer'
import { pushTo, type FakeHandlers, type FakeSession } from './fake-session'
import type { FakeWorld, Target } from './fake-world'

type ReceiptCommand = Extract<CommandName, 'sendReadReceipts' | 'getReadReceipts' | 'getReadReceiptDetail'>

export interface FakeReceiptsContext {
  readonly clock: Clock
  readonly world: FakeWorld
  readonly sessions: ReadonlyMap<FakePeer, FakeSession>
  /** Read for each change. */
  readonly pushing: { readonly isPushing: boolean }
}

/** Who has read which messages of the fake server. */
export class FakeReceipts {
  private readonly readers = new Map<string, Set<string>>()

  constructor(private readonly context: FakeReceiptsContext) {}

  readonly handlers: Pick<FakeHandlers, ReceiptCommand> = {
    sendReadReceipts: ({ peerAccount: peer, groupID, sequenceList }, { userID }) => {
      const target = { peer, groupID }
      this.needSmall(groupID, userID)
      for (const message of this.messages(userID, target, sequenceList)) {
        const readers = this.readersOf(message)
        if (message.fromAccount === userID || readers.has(userID)) continue
        readers.add(userID)
        const changed = this.context.world.change(userID, target, message.sequence, (known) => ({
          ...known,
          readReceiptInfo: this.infoOf(known),
        }))
        this.tell(changed)
      }
      return {}
    },
    getReadReceipts: ({ peerAccount: peer, groupID, sequenceList }, { userID }) => ({
      receiptList: this.messages(userID, { peer, groupID }, sequenceList)
        .filter(({ fromAccount }) => fromAccount === userID)
        .map((message) => ({ sequence: message.sequence, ...this.infoOf(message) })),
    }),
    getReadReceiptDetail: ({ groupID, sequence, flag, cursor, count }, { userID }) => {
      const { world } = this.context
      this.needSmall(groupID, userID)
      const log = world.visibleHistory(userID, { peer: '', groupID })
      const message = log.find((known) => known.sequence === sequence)
      if (message === undefined) throw anyError('PACKAGE_PARSE_FAILED')
      if (message.fromAccount !== userID) throw anyError('GROUP_PERMISSION_DENY')
      const readers = this.readersOf(message)
      const ids = flag === 0 ? [...readers] : this.receiversOf(message).filter((id) => !readers.has(id))
      const all = ids.sort().filter((id) => id > cursor)
      const userIDList = all.slice(0, count)
      const isCompleted = userIDList.length === all.length ? 1 : 0
      return { userIDList, cursor: isCompleted === 1 ? '' : (userIDList.at(-1) ?? ''), isCompleted }
    },
  }

  private messages(userID: string, target: Target, sequences: readonly number[]): readonly StoredMessage[] {
    return this.context.world
      .visibleHistory(userID, target)
      .filter(
        ({ sequence, needReadReceipt, revoker = '' }) =>
          needReadReceipt === true && revoker === '' && sequences.includes(sequence),
      )
  }

  /** In larger groups nobody could read the receipts of all. */
  private needSmall(groupID: string, userID: string): void {
    const { world } = this.context
    if (groupID === '') return
    world.needReader(groupID, userID)
    const { members } = world.group(communityOfTopic(groupID) ?? groupID)
    if (world.isRoom(groupID) || members.size > MESSAGE_ACTION_LIMITS.receiptGroupSize)
      throw anyError('GROUP_PERMISSION_DENY')
  }

  /** Who gets a message of a group. */
  private receiversOf({ groupID, fromAccount, receiverList }: StoredMessage): string[] {
    const { members } = this.context.world.group(communityOfTopic(groupID) ?? groupID)
    return [...members].filter((id) => id !== fromAccount && (receiverList?.includes(id) ?? true))
  }

  private readersOf({ groupID, fromAccount, toAccount, sequence }: StoredMessage): Set<string> {
    const key = this.context.world.messageKey(fromAccount, { peer: toAccount, groupID }, sequence)
    const known = this.readers.get(key)
    if (known !== undefined) return known
    const made = new Set<string>()
    this.readers.set(key, made)
    return made
  }

  private infoOf(message: StoredMessage) {
    const { groupID } = message
    const readCount = this.readersOf(message).size
    if (groupID === '') {
      const timestamp = readCount > 0 ? Math.floor(this.context.clock.now() / 1_000) : 0
      return { readCount: 0, unreadCount: 0, isPeerRead: readCount > 0, timestamp }
    }
    const readers = this.readersOf(message)
    const unreadCount = this.receiversOf(message).filter((id) => !readers.has(id)).length
    return { readCount, unreadCount, isPeerRead: false, timestamp: 0 }
  }

  private tell(message: StoredMessage): void {
    const { sessions, pushing } = this.context
    for (const session of sessions.values())
      if (pushing.isPushing && session.userID === message.fromAccount)
        pushTo(session, 'pushMessageChanges', { messageList: [message], deletedList: [] })
  }
}
