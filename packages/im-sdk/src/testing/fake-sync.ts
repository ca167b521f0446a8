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
    const reply: Reply<'syncUnread'> = {
      cookie: isDone ? writeCookie({ since: next, skip: 0, next: null }) : writeCookie({ ...known, skip: end, next }),
      syncFlag: isDone ? 2 : 1,
      isOnlineSync,
      messageList: page.flatMap(({ item, log }) => {
        const above = isOnlineSync === 1 ? 0 : item.messageReadSeq
        const wanted = log.filter(({ sequence, time }) => sequence > above && time >= lastMessageTime - 60)
        return wanted.slice(-MESSAGE_SIZES.syncMessages)
      }),
      eventArray: [
        ...(known.skip === 0 ? left : []).map(({ groupID }) => ({ event: 'groupLeft' as const, groupID })),
        ...page.map(({ item: { lastMessage: _last, peerReadSeq: _read, ...item } }) => ({
          event: 'conversation' as const,
          ...item,
        })),
      ],
      C2CRemainingUnreadList: [],
      C2CPairUnreadList: page
        .filter(({ item }) => item.type === 1)
        .map(({ item }) => ({ peerAccount: item.toAccount, peerReadSeq: item.peerReadSeq, unreadCount: 0 })),
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
