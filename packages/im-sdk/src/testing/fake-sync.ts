import { anyError as imError } from '../protocol/any-error'
import type { RequestOf } from '../protocol/define-command'
import type { Commands } from '../protocol/commands'
import { MESSAGE_SIZES } from '../protocol/limits'
import type { Reply } from '../rpc/caller'
import type { FakeWorld } from './fake-world'

/** The unread sync of the fake server. Its cookies are event counts. */
export class FakeSync {
  /** Conversations per page. */
  pageSize = 50
  /** How many unread conversations a sync without a cookie brings. The list has the rest. */
  unreadConversations = 20
  /** Cookies up to this count are refused. */
  private tooOld = -1

  constructor(private readonly world: FakeWorld) {}

  /** Expires all cookies issued so far. */
  expireCookies(): void {
    this.tooOld = this.world.changesOf('', 0).count
  }

  page(userID: string, { cookie, isOnlineSync, lastMessageTime }: RequestOf<Commands['syncUnread']>) {
    const known = cookie === '' ? { since: null, skip: 0, next: null } : readCookie(cookie)
    if (known.since !== null && known.since <= this.tooOld) throw imError('SYNC_COOKIE_INVALID')
    const { count, changed: all, left } = this.world.changesOf(userID, known.since)
    const changed = known.since === null ? all.slice(-this.unreadConversations) : all
    const next = known.next ?? count
    const page = changed.slice(known.skip, known.skip + this.pageSize)
    const end = known.skip + page.length
    const isDone = end >= changed.length
    const happened = known.since === null || !isDone ? null : this.world.messageChangesOf(userID, known.since)
    const reply: Reply<'syncUnread'> = {
      cookie: isDone ? writeCookie({ since: next, skip: 0, next: null }) : writeCookie({ ...known, skip: end, next }),
      syncFlag: isDone ? 2 : 1,
      isOnlineSync,
      messageList: page.flatMap(({ item, log }) => {
        const above = Math.max(item.clearSeq, isOnlineSync === 1 ? 0 : item.messageReadSeq)
        const wanted = log.filter(({ sequence, time }) => sequence > above && time >= lastMessageTime - 60)
        const visible = wanted.filter((message) => this.world.canSee(userID, message))
        return visible.slice(-MESSAGE_SIZES.syncMessages).map((message) => this.world.shownTo(userID, message))
      }),
      changedMessageList: happened?.changed ?? [],
      eventArray: [
        ...(known.skip === 0 ? left : []).map(({ groupID }) => ({ event: 'groupLeft' as const, groupID })),
        ...(known.skip === 0 ? this.world.listsSince(userID, known.since) : []).map((list) => ({
          event: 'list' as const,
          ...list,
        })),
        ...page.map(({ facts }) => ({ event: 'conversation' as const, ...facts })),
        ...(happened?.deleted ?? []).map(({ target: { peer: toAccount, groupID }, sequence }) => ({
          event: 'messagesDeleted' as const,
          toAccount,
          groupID,
          sequenceList: [sequence],
        })),
      ],
      C2CRemainingUnreadList: [],
      C2CPairUnreadList: page
        .filter(({ item }) => item.type === 1)
        .map(({ item }) => ({
          peerAccount: item.toAccount,
          peerReadSeq: item.peerReadSeq,
          peerReadTime: item.peerReadTime,
          unreadCount: 0,
        })),
    }
    return reply
  }
}

interface FakeCookie {
  readonly since: number | null
  readonly skip: number
  readonly next: number | null
}

const writeCookie = (cookie: FakeCookie): string => JSON.stringify(cookie)

const readCookie = (cookie: string): FakeCookie => {
  try {
    return JSON.parse(cookie) as FakeCookie
  } catch {
    throw imError('SYNC_COOKIE_INVALID')
  }
}
