import { Source } from './view'

/** `in` also during a reconnect. */
export type SessionPhase = 'out' | 'loggingIn' | 'in'

/** Who is logged in or logging in. */
export interface Me {
  readonly phase: SessionPhase
  /** Empty if nobody is, like `tinyID`. */
  readonly userID: string
  /** The server's id of the user. Empty until the login is complete. */
  readonly tinyID: string
}

/** How others see the user, as far as the instance knows it. */
export interface OwnProfile {
  readonly nick: string
  readonly avatar: string
}

const NOBODY: Me = { phase: 'out', userID: '', tinyID: '' }
const NAMELESS: OwnProfile = { nick: '', avatar: '' }

/** Who is logged in, and the signals that nouns react to. */
export class SessionState {
  readonly me = new Source<Me>(NOBODY)
  /** The purchased abilities: one character per ability; the first is rightmost. */
  purchaseBits = ''
  profile: OwnProfile = NAMELESS
  readonly #onResumed: ((first: boolean) => void)[] = []
  readonly #onSuspended: (() => void)[] = []
  readonly #onEnding: (() => void)[] = []
  readonly #onEnded: (() => void)[] = []

  /** The session accepts calls: `first` after a login, false after a reconnect. */
  whenResumed(run: (first: boolean) => void): void {
    this.#onResumed.push(run)
  }

  /** The connection is lost. Pending requests wait for the next one. */
  whenSuspended(run: () => void): void {
    this.#onSuspended.push(run)
  }

  /** The user is about to log out. All of the user's state still exists. */
  whenEnding(run: () => void): void {
    this.#onEnding.push(run)
  }

  /** The user has logged out. The user's state is dropped. */
  whenEnded(run: () => void): void {
    this.#onEnded.push(run)
  }

  begin(userID: string): void {
    this.me.set({ phase: 'loggingIn', userID, tinyID: '' })
  }

  enter(tinyID: string): void {
    this.me.set({ phase: 'in', userID: this.me.get().userID, tinyID })
  }

  resume(first: boolean): void {
    for (const run of this.#onResumed) run(first)
  }

  suspend(): void {
    for (const run of this.#onSuspended) run()
  }

  end(): void {
    if (this.me.get().phase === 'out') return
    for (const run of this.#onEnding) run()
    this.me.set(NOBODY)
    this.purchaseBits = ''
    for (const run of this.#onEnded) run()
  }
}
