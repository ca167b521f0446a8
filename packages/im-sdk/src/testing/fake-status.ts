import { TYPES } from '../protocol/constants'
import type { CommandName } from '../protocol/define-command'
import type { Reply } from '../rpc/caller'
import { notFound, type FakePeople } from './fake-people'
import { pushTo, type FakeHandlers, type FakeSession } from './fake-session'

type FakePeer = FakeSession['peer']
type Status = Reply<'getUserStatus'>['userStatusList'][number]
type StatusCommand = Extract<
  CommandName,
  'setSelfStatus' | 'getUserStatus' | 'subscribeUserStatus' | 'unsubscribeUserStatus'
>

/** Who is online at the fake server: users with a connection, and those whom a test sets. */
export class FakeStatus {
  private readonly given = new Map<string, Omit<Status, 'userID'>>()
  private readonly watched = new Map<FakePeer, Set<string>>()

  constructor(
    private readonly sessions: ReadonlyMap<FakePeer, FakeSession>,
    private readonly people: FakePeople,
  ) {}

  readonly handlers: Pick<FakeHandlers, StatusCommand> = {
    setSelfStatus: ({ customStatus }, { userID }) => {
      this.set(userID, { statusType: TYPES.USER_STATUS_ONLINE, customStatus })
      return { statusType: TYPES.USER_STATUS_ONLINE, customStatus }
    },
    getUserStatus: ({ userIDList }) => ({
      userStatusList: userIDList.filter((userID) => !this.people.absent.has(userID)).map((userID) => this.of(userID)),
      resultItem: userIDList.filter((userID) => this.people.absent.has(userID)).map(notFound),
    }),
    subscribeUserStatus: ({ userIDList }, { peer }) => {
      const watched = this.watched.get(peer) ?? new Set()
      this.watched.set(peer, watched)
      for (const userID of userIDList) if (!this.people.absent.has(userID)) watched.add(userID)
      return { resultItem: userIDList.filter((userID) => this.people.absent.has(userID)).map(notFound) }
    },
    unsubscribeUserStatus: ({ userIDList }, { peer }) => {
      if (userIDList.length === 0) this.watched.delete(peer)
      for (const userID of userIDList) this.watched.get(peer)?.delete(userID)
      return { resultItem: [] }
    },
  }

  /** The status of a user, pushed to those who have subscribed. */
  set(userID: string, status: Omit<Status, 'userID'>): void {
    this.given.set(userID, status)
    for (const session of this.sessions.values())
      if (this.watched.get(session.peer)?.has(userID))
        pushTo(session, 'pushUserStatus', { userStatusList: [{ userID, ...status }] })
  }

  private of(userID: string): Status {
    const isHere = [...this.sessions.values()].some((session) => session.userID === userID)
    const statusType = isHere ? TYPES.USER_STATUS_ONLINE : TYPES.USER_STATUS_UNLOGINED
    return { userID, ...(this.given.get(userID) ?? { statusType, customStatus: '' }) }
  }
}
