import type { Clock } from '../clock/clock'
import { PRESENCE_LIMITS } from '../protocol/limits'
import type { SessionState } from '../store/session-state'
import { throttle } from '../store/throttle'
import type { UserStatus } from '../store/user-status'
import { Source, type View } from '../store/view'

export interface PresenceContext {
  readonly clock: Clock
  readonly session: Pick<SessionState, 'me' | 'whenResumed' | 'whenEnded'>
  /** Users in one request. */
  readonly limitOf: (name: 'sub' | 'unsub') => number
  /** Subscribes, and returns the present status of those users. */
  readonly follow: (userIDs: readonly string[]) => Promise<readonly UserStatus[]>
  /** Takes what that has returned. */
  readonly learn: (statuses: readonly UserStatus[]) => void
  /** Ends the subscriptions that the app has not asked for itself. */
  readonly unfollow: (userIDs: readonly string[]) => Promise<unknown>
}

interface Watched {
  readonly status: Source<UserStatus | null>
  watchers: number
  /** Subscribed to, or a request is on its way. */
  isFollowed: boolean
}

/** The status of users while somebody watches it. Rules: IM-85, IM-86. */
export class Presence {
  readonly #context: PresenceContext
  readonly #users = new Map<string, Watched>()
  /** Counts the sessions: a reply to the one before is dropped. */
  #session = 0
  readonly #settle: () => void

  constructor(context: PresenceContext) {
    this.#context = context
    this.#settle = throttle(context.clock, PRESENCE_LIMITS.batchMs, () => void this.#round())
    context.session.whenResumed(() => this.#settle())
    context.session.whenEnded(() => {
      this.#session += 1
      for (const user of this.#users.values()) {
        user.isFollowed = false
        user.status.set(null)
      }
    })
  }

  view(userID: string): View<UserStatus | null> {
    return {
      get: () => this.#users.get(userID)?.status.get() ?? null,
      subscribe: (listener) => {
        const user = this.#user(userID)
        user.watchers += 1
        const stop = user.status.subscribe(listener)
        if (!user.isFollowed) this.#settle()
        let isOver = false
        return () => {
          if (isOver) return
          isOver = true
          stop()
          user.watchers -= 1
          if (user.watchers === 0) this.#context.clock.after(PRESENCE_LIMITS.graceMs, () => this.#settle())
        }
      },
    }
  }

  /** The status of some users has changed. */
  take(statuses: readonly UserStatus[]): void {
    for (const status of statuses) this.#users.get(status.userID)?.status.set(status)
  }

  /** The app itself has ended subscriptions, all of them with null: those that are watched begin again. */
  forget(userIDs: readonly string[] | null): void {
    for (const userID of userIDs ?? this.#users.keys()) {
      const user = this.#users.get(userID)
      if (user !== undefined) user.isFollowed = false
    }
    this.#settle()
  }

  #user(userID: string): Watched {
    const user = this.#users.get(userID) ?? { status: new Source(null), watchers: 0, isFollowed: false }
    this.#users.set(userID, user)
    return user
  }

  /** Ends first, because the server limits how many subscriptions there are. */
  async #round(): Promise<void> {
    if (this.#context.session.me.get().phase !== 'in') return
    const { limitOf, unfollow } = this.#context
    const left = [...this.#users].filter(([, { watchers }]) => watchers === 0)
    for (const [userID] of left) this.#users.delete(userID)
    const ended = left.filter(([, { isFollowed }]) => isFollowed).map(([userID]) => userID)
    const added = [...this.#users].filter(([, { isFollowed }]) => !isFollowed).map(([userID]) => userID)
    const now = added.slice(0, PRESENCE_LIMITS.requests * limitOf('sub'))
    if (now.length < added.length) this.#settle()
    await Promise.allSettled([
      ...inPieces(ended, limitOf('unsub')).map((userIDs) => unfollow(userIDs)),
      ...inPieces(now, limitOf('sub')).map((userIDs) => this.#follow(userIDs)),
    ])
  }

  async #follow(userIDs: readonly string[]): Promise<void> {
    const session = this.#session
    const before = new Map<string, UserStatus | null>()
    for (const userID of userIDs) {
      const user = this.#user(userID)
      user.isFollowed = true
      before.set(userID, user.status.get())
    }
    try {
      const statuses = await this.#context.follow(userIDs)
      /** A push that came before the reply is newer. */
      const isLatest = ({ userID }: UserStatus) => this.#users.get(userID)?.status.get() === before.get(userID)
      if (session !== this.#session) return
      const latest = statuses.filter(isLatest)
      this.#context.learn(latest)
      /** Also of users whom the server does not let subscribe to. */
      this.take(latest)
    } catch {
      if (session !== this.#session) return
      for (const userID of userIDs) this.#user(userID).isFollowed = false
      this.#context.clock.after(PRESENCE_LIMITS.retryMs, () => this.#settle())
    }
  }
}

const inPieces = (userIDs: readonly string[], size: number): readonly (readonly string[])[] =>
  Array.from({ length: Math.ceil(userIDs.length / size) }, (_, index) =>
    userIDs.slice(index * size, (index + 1) * size),
  )
