import { Source } from './view'

/** `in` also during a reconnect. */
export type SessionPhase = 'out' | 'loggingIn' | 'in'

/** Who is logged in or logging in. */
export interface Me {
  readonly phase: SessionPhase
  /** Empty if nobody is, like all other texts. */
  readonly userID: string
  /** The server's id of the user. Empty until the login is complete. */
  readonly tinyID: string
  /** How others see the user, as far as the instance knows it. */
  readonly nick: string
  /** Of the profile, like `nick`. */
  readonly avatar: string
}

/** Who is logged in, without what may change meanwhile. */
export type Identity = Pick<Me, 'phase' | 'userID' | 'tinyID'>
export type OwnProfile = Pick<Me, 'nick' | 'avatar'>

const NOBODY: Identity = { phase: 'out', userID: '', tinyID: '' }
const NAMELESS: OwnProfile = { nick: '', avatar: '' }

/** Who is logged in, and the signals that nouns react to. */
export class SessionState {
  readonly me = new Source<Identity>(NOBODY)
  /** For the app. Changes with the profile, too. */
  readonly shown = new Source<Me>({ ...NOBODY, ...NAMELESS })
  /** The purchased abilities: one character per ability; the first is rightmost. */
  purchaseBits = ''
  #profile: OwnProfile = NAMELESS
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

  get profile(): OwnProfile {
    return this.#profile
  }

  set profile({ nick, avatar }: OwnProfile) {
    if (nick === this.#profile.nick && avatar === this.#profile.avatar) return
    this.#profile = { nick, avatar }
    this.shown.set({ ...this.me.get(), ...this.#profile })
  }

  begin(userID: string): void {
    this.#become({ phase: 'loggingIn', userID, tinyID: '' })
  }

  enter(tinyID: string): void {
    this.#become({ phase: 'in', userID: this.me.get().userID, tinyID })
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
    this.#profile = NAMELESS
    this.#become(NOBODY)
    this.purchaseBits = ''
    for (const run of this.#onEnded) run()
  }

  #become(me: Identity): void {
    this.me.set(me)
    this.shown.set({ ...me, ...this.#profile })
  }
}
