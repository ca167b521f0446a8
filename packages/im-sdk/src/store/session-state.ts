import { Source } from './view'

/** `in` also while a lost connection is made anew. */
export type SessionPhase = 'out' | 'loggingIn' | 'in'

/** Who is logged in, or about to be. */
export interface Me {
  readonly phase: SessionPhase
  /** Empty when nobody is, like `tinyID`. */
  readonly userID: string
  /** The server's id of the user; empty until the login is through. */
  readonly tinyID: string
}

const NOBODY: Me = { phase: 'out', userID: '', tinyID: '' }

/** Who is logged in, and the moments the nouns live by. */
export class SessionState {
  readonly me = new Source<Me>(NOBODY)
  /** What the app has purchased: one character an ability, the first rightmost. */
  purchaseBits = ''
  readonly #onResumed: ((first: boolean) => void)[] = []
  readonly #onSuspended: (() => void)[] = []
  readonly #onEnding: (() => void)[] = []
  readonly #onEnded: (() => void)[] = []

  /** The session answers calls: `first` after a login, false after a reconnect. */
  whenResumed(run: (first: boolean) => void): void {
    this.#onResumed.push(run)
  }

  /** The connection is gone; what waits for an answer waits for the next one. */
  whenSuspended(run: () => void): void {
    this.#onSuspended.push(run)
  }

  /** The user is about to go: the last moment at which everything of the user is still there. */
  whenEnding(run: () => void): void {
    this.#onEnding.push(run)
  }

  /** The user is gone; what belongs to the user goes too. */
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
