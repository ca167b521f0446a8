import { MESSAGE_KINDS, MESSAGE_SIZES, type ReplyOf, type StoredMessage, type syncCommands } from '@org/im-sdk/protocol'
import { seconds } from '../../ports/clock'
import { c2cKey, groupKey } from '../../store/im/conversation-id'
import { partnerOf } from '../../store/im/conversations'
import { newestSequence } from '../../store/im/messages'
import {
  changedConversations,
  leftGroups,
  messagesAt,
  momentOf,
  newestMessages,
  type ChangedConversation,
} from '../../store/im/sync'
import { conversationFacts } from '../conversation-facts'
import type { Call, Handlers } from '../handler'
import { imError } from '../im-error'
import { PAGE_BYTES } from '../gateway/limits'
import { requireReader } from '../checks/require-reader'
import type { SyncPlace } from '../sync/sync-cookie'
import { withinPage } from '../within-page'
import { wireMessage } from '../frames/write-frame'

export const sync = {
  syncUnread: async ({ cookie, isOnlineSync, lastMessageTime }, call) => {
    const { im, userID } = call
    const { db } = im.context
    const count = im.limits.conversationsPerPage
    const place = await placeOf(cookie, call)
    const changed = await changedConversations(db, userID, { since: place.since, after: place.after, count: count + 1 })
    const found = changed.slice(0, count)
    const isFirstPage = place.after === ''
    const left = isFirstPage && place.since !== null ? await leftGroups(db, userID, place.since) : []
    const messages = await newestMessages(
      db,
      found.map(({ convID, readSequence, sequence }) => ({
        convID,
        above: isOnlineSync === 1 ? 0 : readSequence,
        newest: sequence,
      })),
      { since: Math.max(place.time, lastMessageTime) - OVERLAP_SECONDS, count: MESSAGE_SIZES.syncMessages },
    )
    const page = new Page(call)
    for (const groupID of left) page.eventArray.push({ event: 'groupLeft', groupID })
    const given = await page.fill(found, messages)
    const last = found[given - 1]
    const isDone = last === undefined || given === changed.length
    const { next, nextTime } = place
    return {
      ...page.lists,
      cookie: im.syncCookies.write(
        isDone ? { ...place, since: next, time: nextTime, after: '' } : { ...place, after: last.convID },
      ),
      syncFlag: isDone ? 2 : 1,
      isOnlineSync,
    }
  },

  getMessages: async ({ peerAccount, groupID, sequenceList }, call) => {
    const { im, userID } = call
    if ((peerAccount === '') === (groupID === ''))
      throw imError('PACKAGE_PARSE_FAILED', 'Name a peer or a group, and only one.')
    if (groupID !== '') await requireReader(call, groupID)
    else if ((await im.identities.find(peerAccount)) === null) throw imError('INVALID_ID')
    const { db } = im.context
    const convID = groupID === '' ? c2cKey(userID, peerAccount) : groupKey(groupID)
    /** Read this first: messages stored meanwhile are found by the next sync. */
    const newest = await newestSequence(db, convID)
    const found = await messagesAt(db, convID, sequenceList)
    const there = new Set(found.map(({ sequence }) => sequence))
    return {
      messageList: [...withinPage(found, wireMessage)],
      invisibleSequenceList: sequenceList.filter((sequence) => !there.has(sequence) && sequence <= newest),
    }
  },
} satisfies Handlers<typeof syncCommands>

/** The clocks of servers differ, and a commit takes time. Clients drop duplicates by their sequence. */
const OVERLAP_SECONDS = 60

type Reply = ReplyOf<(typeof syncCommands)['syncUnread']>

/**
 * The position where this page starts: in the middle of a run, or at its start, with the current moment as the start of
 * the next run.
 */
const placeOf = async (cookie: string, { im, userID }: Call): Promise<SyncPlace> => {
  const now = seconds(im.context.clock)
  const known = cookie === '' ? BEGINNING : im.syncCookies.read(cookie, userID, now)
  if (known === null) throw imError('SYNC_COOKIE_INVALID')
  if (known !== BEGINNING && known.after !== '') return known
  const { position, end, storeID } = await momentOf(im.context.db)
  if (known !== BEGINNING && (known.storeID !== storeID || isLater(known.since ?? '0', end)))
    throw imError('SYNC_COOKIE_INVALID')
  return { ...known, userID, next: position, nextTime: now, storeID }
}

const BEGINNING: SyncPlace = { userID: '', since: null, next: '0', after: '', time: 0, nextTime: 0, storeID: '' }

const isLater = (a: string, b: string): boolean => BigInt(a) > BigInt(b)

/** Fills the lists of one reply up to its maximum size. */
class Page {
  readonly eventArray: Reply['eventArray'] = []
  private readonly messageList: StoredMessage[] = []
  private readonly remaining: Reply['C2CRemainingUnreadList'] = []
  private readonly pairs: Reply['C2CPairUnreadList'] = []
  private bytes = 0

  constructor(private readonly call: Call) {}

  get lists() {
    const { messageList, eventArray, remaining, pairs } = this
    return { messageList, eventArray, C2CRemainingUnreadList: remaining, C2CPairUnreadList: pairs }
  }

  /** Returns how many of the conversations fit; at least one. */
  async fill(
    found: readonly ChangedConversation[],
    messages: ReadonlyMap<string, readonly StoredMessage[]>,
  ): Promise<number> {
    const events = await Promise.all(
      found.map(async (conversation) => ({
        conversation,
        event: { event: 'conversation' as const, ...(await conversationFacts(conversation, this.call)) },
      })),
    )
    for (const [index, { conversation, event }] of events.entries()) {
      const newestFirst = (messages.get(conversation.convID) ?? []).toReversed()
      const bytes = sizeOf(event) + newestFirst.reduce((sum, message) => sum + sizeOf(message), 0)
      if (index > 0 && this.bytes + bytes > PAGE_BYTES) return index
      this.bytes += bytes
      this.add(conversation, event, withinPage(newestFirst, wireMessage))
    }
    return found.length
  }

  private add(
    { convID, readSequence, unreadCount, peerUnreadCount, peerReadSequence }: ChangedConversation,
    event: Reply['eventArray'][number],
    newestFirst: readonly StoredMessage[],
  ): void {
    const { userID } = this.call
    this.eventArray.push(event)
    this.messageList.push(...newestFirst.toReversed())
    const { type, id } = partnerOf(convID, userID)
    if (type === 'group') return
    this.pairs.push({ peerAccount: id, peerReadSeq: peerReadSequence, unreadCount: peerUnreadCount })
    const given = newestFirst.filter(
      ({ sequence, fromAccount }) =>
        sequence > readSequence && MESSAGE_KINDS[fromAccount === userID ? 'out' : 'in'].counts,
    )
    if (given.length < unreadCount) this.remaining.push({ peerAccount: id, unreadCount: unreadCount - given.length })
  }
}

const sizeOf = (value: unknown): number => Buffer.byteLength(JSON.stringify(value))
