import { doesFor, MESSAGE_SIZES, type ReplyOf, type StoredMessage, type syncCommands } from '@org/im-sdk/protocol'
import { seconds } from '../../ports/clock'
import { c2cKey, groupKey } from '../../store/im/conversation-id'
import { partnerOf } from '../../store/im/conversations'
import { withReceipts, withReceiptsOf } from '../../store/im/read-receipts'
import { joinedGroups } from '../../store/im/joined-groups'
import { mentionsOf } from '../../store/im/mentions'
import { newestSequence } from '../../store/im/messages'
import {
  changedConversations,
  leftGroups,
  messagesAt,
  momentOf,
  newestMessages,
  type ChangedConversation,
} from '../../store/im/sync'
import { changedLists } from '../../store/im/user-lists'
import { conversationFacts } from '../conversation-facts'
import { joinedGroupInfo } from '../group-info'
import type { Call, Handlers } from '../handler'
import { imError } from '../im-error'
import { PAGE_BYTES } from '../gateway/limits'
import { requirePeer } from '../checks/require-peer'
import { requireReader } from '../checks/require-reader'
import { changesPage, NO_CHANGES } from '../sync/changes-page'
import type { SyncPlace } from '../sync/sync-cookie'
import { wireBytes, withinPage } from '../within-page'

export const sync = {
  syncUnread: async ({ cookie, isOnlineSync, lastMessageTime }, call) => {
    const { im } = call
    const place = await placeOf(cookie, call)
    const since = Math.max(place.time, lastMessageTime) - OVERLAP_SECONDS
    const read = await readPage(call, place, { since, isOnlineSync: isOnlineSync === 1 })
    const { isFirst, lists, left, found, isLast, messages } = read
    const page = new Page(call)
    for (const list of lists) page.eventArray.push({ event: 'list', ...list })
    if (isFirst && place.since !== null) page.eventArray.push(...(await changedGroups(call, place.since)))
    for (const groupID of left) page.eventArray.push({ event: 'groupLeft', groupID })
    const given = await page.fill(found, messages)
    const last = found[given - 1]
    const isListed = isLast && given === found.length
    const changes = isListed ? read.changes : NO_CHANGES
    page.eventArray.push(...changes.deleted)
    const { next, nextTime } = place
    const done = { ...place, since: next, time: nextTime, after: '', changesAfter: undefined }
    const after = changes.next === null ? null : { ...place, after: '', changesAfter: changes.next }
    return {
      ...page.lists,
      changedMessageList: changes.changed,
      cookie: im.syncCookies.write(
        last !== undefined && !isListed ? { ...place, after: last.convID } : (after ?? done),
      ),
      syncFlag: isListed && after === null ? 2 : 1,
      isOnlineSync,
    }
  },

  getMessages: async ({ peerAccount, groupID, sequenceList }, call) => {
    const { im, userID } = call
    if ((peerAccount === '') === (groupID === ''))
      throw imError('PACKAGE_PARSE_FAILED', 'Name a peer or a group, and only one.')
    if (groupID !== '') await requireReader(call, groupID)
    else await requirePeer(im, peerAccount)
    const { db } = im.context
    const convID = groupID === '' ? c2cKey(userID, peerAccount) : groupKey(groupID)
    /** Read this first: messages stored meanwhile are found by the next sync. */
    const newest = await newestSequence(db, convID)
    const stored = await messagesAt(db, { convID, reader: userID }, sequenceList)
    const found = await withReceipts(db, convID, userID, stored)
    const there = new Set(found.map(({ sequence }) => sequence))
    return {
      messageList: [...withinPage(found, wireBytes)],
      invisibleSequenceList: sequenceList.filter((sequence) => !there.has(sequence) && sequence <= newest),
    }
  },
} satisfies Handlers<typeof syncCommands>

/** The clocks of servers differ, and a commit takes time. Clients drop duplicates by their sequence. */
const OVERLAP_SECONDS = 60

interface PageQuery {
  /** Older messages are left out. */
  readonly since: number
  readonly isOnlineSync: boolean
}

/**
 * What one reply is made of, all of one moment: so the unread counts of conversations cover exactly the changed
 * messages that are with them.
 */
const readPage = ({ im, userID }: Call, place: SyncPlace, { since, isOnlineSync }: PageQuery) =>
  im.context.db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (db) => {
      const { after, changesAfter } = place
      const count = im.limits.conversationsPerPage
      const isListed = changesAfter !== undefined
      const changed = isListed
        ? []
        : await changedConversations(db, userID, { since: place.since, after, count: count + 1 })
      const found = changed.slice(0, count)
      const queries = found.map(({ convID, readSequence, sequence, own }) => ({
        convID,
        above: Math.max(own.clearSequence, isOnlineSync ? 0 : readSequence),
        newest: sequence,
      }))
      const isFirst = !isListed && after === ''
      const newest = await newestMessages(db, queries, { reader: userID, since, count: MESSAGE_SIZES.syncMessages })
      const isLast = found.length === changed.length
      return {
        found,
        isFirst,
        isLast,
        lists: isFirst ? await changedLists(db, userID, place.since) : [],
        left: isFirst && place.since !== null ? await leftGroups(db, userID, place.since) : [],
        messages: await withReceiptsOf(db, userID, newest),
        changes:
          place.since === null || !isLast
            ? NO_CHANGES
            : await changesPage(db, userID, place.since, changesAfter ?? { convID: '', sequence: 0 }),
      }
    })

type Reply = ReplyOf<(typeof syncCommands)['syncUnread']>

/** The groups whose profile or own membership changed. Beyond a few the client reads its list of groups again. */
const changedGroups = async (call: Call, changedSince: string): Promise<Reply['eventArray']> => {
  const rows = await joinedGroups(call.im.context.db, call.userID, { changedSince, limit: GROUPS_PER_SYNC + 1 })
  if (rows.length > GROUPS_PER_SYNC) return [{ event: 'groupList' }]
  return rows.map((row) => ({ event: 'group', ...joinedGroupInfo(row, call) }))
}

const GROUPS_PER_SYNC = 10

/**
 * The position where this page starts: in the middle of a run, or at its start, with the current moment as the start of
 * the next run.
 */
const placeOf = async (cookie: string, { im, userID }: Call): Promise<SyncPlace> => {
  const now = seconds(im.context.clock)
  const known = cookie === '' ? BEGINNING : im.syncCookies.read(cookie, userID, now)
  if (known === null) throw imError('SYNC_COOKIE_INVALID')
  if (known !== BEGINNING && (known.after !== '' || known.changesAfter !== undefined)) return known
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
    const mentions = await mentionsOf(this.call.im.context.db, this.call.userID, found)
    const events = await Promise.all(
      found.map(async (conversation) => ({
        conversation,
        event: {
          event: 'conversation' as const,
          ...(await conversationFacts(conversation, this.call.im, this.call.userID, mentions)),
        },
      })),
    )
    for (const [index, { conversation, event }] of events.entries()) {
      const newestFirst = (messages.get(conversation.convID) ?? []).toReversed()
      const bytes = sizeOf(event) + newestFirst.reduce((sum, message) => sum + sizeOf(message), 0)
      if (index > 0 && this.bytes + bytes > PAGE_BYTES) return index
      this.bytes += bytes
      this.add(conversation, event, withinPage(newestFirst, wireBytes))
    }
    return found.length
  }

  private add(
    { convID, readSequence, unreadCount, peerUnreadCount, peerReadSequence, peerReadTime }: ChangedConversation,
    event: Reply['eventArray'][number],
    newestFirst: readonly StoredMessage[],
  ): void {
    const { userID } = this.call
    this.eventArray.push(event)
    this.messageList.push(...newestFirst.toReversed())
    const { type, id } = partnerOf(convID, userID)
    if (type === 'group') return
    this.pairs.push({ peerAccount: id, peerReadSeq: peerReadSequence, peerReadTime, unreadCount: peerUnreadCount })
    const given = newestFirst.filter((message) => message.sequence > readSequence && doesFor('counts', message, userID))
    if (given.length < unreadCount) this.remaining.push({ peerAccount: id, unreadCount: unreadCount - given.length })
  }
}

const sizeOf = (value: unknown): number => Buffer.byteLength(JSON.stringify(value))
