import type { Clock } from '../clock/clock'
import type { Emitter } from '../emitter'
import { EVENT } from '../events'
import { profileCommands } from '../protocol/commands/profiles'
import { TYPES } from '../protocol/constants'
import { c2cConversationID } from '../protocol/ids'
import { PEOPLE_LIMITS } from '../protocol/limits'
import type { PushHandlers } from '../protocol/pushes'
import { chunksOf } from '../store/chunks'
import type { Conversations } from '../store/conversations'
import { filled } from '../store/media-payloads'
import type { Message } from '../store/message'
import type { Profile, Profiles } from '../store/profiles'
import type { Registry } from '../store/registry'
import type { Services } from '../store/services'
import type { SessionState } from '../store/session-state'
import type { Caller } from '../rpc/caller'
import { isRecord } from '../rpc/read-body'

export interface ProfilesContext {
  readonly caller: Pick<Caller, 'call' | 'registerCommands'>
  readonly clock: Clock
  readonly conversations: Pick<Conversations, 'get' | 'update'>
  readonly emitter: Pick<Emitter, 'on' | 'emit'>
  readonly pushes: Pick<Registry<PushHandlers>, 'add'>
  readonly serverTime: () => number
  readonly services: Registry<Services>
  readonly session: Pick<SessionState, 'me' | 'profile' | 'whenEnded'>
}

interface Held {
  readonly profile: Profile
  /** On the monotonic clock. */
  readonly readAt: number
}

/** Keeps profiles, and updates them from pushes and from the sender of a newer message. */
class KnownProfiles implements Profiles {
  readonly #context: ProfilesContext
  readonly #held = new Map<string, Held>()
  readonly #onChanged: ((changed: readonly Profile[]) => void)[] = []
  #round = 0

  constructor(context: ProfilesContext) {
    this.#context = context
    const { caller, emitter, pushes, session } = context
    caller.registerCommands(profileCommands)
    pushes.add({ pushProfiles: ({ userIDList }) => void this.#refresh(userIDList) })
    emitter.on(EVENT.MESSAGE_RECEIVED, ({ data }) => data.forEach((message) => this.#met(message)))
    session.whenEnded(() => {
      this.#round += 1
      this.#held.clear()
    })
  }

  async get(userIDs: readonly string[], maxAgeMs: number): Promise<readonly Profile[]> {
    const wanted = [...new Set(userIDs)]
    const now = this.#context.clock.monotonic()
    const missing = wanted.filter((userID) => now - (this.#held.get(userID)?.readAt ?? -Infinity) >= maxAgeMs)
    const read = new Map<string, Profile>()
    for (const asked of chunksOf(missing, PEOPLE_LIMITS.profilesMax))
      for (const profile of (await this.#read(asked)).profiles) read.set(profile.userID, profile)
    return wanted.flatMap((userID) => read.get(userID) ?? (missing.includes(userID) ? null : this.known(userID)) ?? [])
  }

  known(userID: string): Profile | null {
    return this.#held.get(userID)?.profile ?? null
  }

  async readOwn(): Promise<number> {
    return (await this.#read([this.#context.session.me.get().userID])).version
  }

  whenChanged(run: (changed: readonly Profile[]) => void): void {
    this.#onChanged.push(run)
  }

  async #read(userItem: readonly string[]): Promise<{ profiles: readonly Profile[]; version: number }> {
    const round = this.#round
    const reply = await this.#context.caller.call('getProfiles', { userItem: [...userItem] })
    const lastUpdatedNumber = this.#context.serverTime()
    const profiles = reply.userProfileItem
      .filter((item) => isRecord(item) && userItem.includes(item.userID))
      .map((item) => ({ ...(filled(PROFILE, item) as typeof PROFILE), lastUpdatedNumber }))
    if (round === this.#round) this.#take(profiles)
    return { profiles, version: reply.currentSequence }
  }

  /** Users whose profiles have changed. A broken push may contain anything. */
  async #refresh(userIDs: unknown): Promise<void> {
    if (!Array.isArray(userIDs)) return
    const known = userIDs.filter((userID) => this.#held.has(userID))
    /** What is not read now, or cannot be, is read when it is next asked for. */
    for (const userID of known) {
      const held = this.#held.get(userID)
      if (held !== undefined) this.#held.set(userID, { ...held, readAt: -Infinity })
    }
    if (known.length > 0) await this.#read(known.slice(0, PEOPLE_LIMITS.profilesMax)).catch(() => undefined)
  }

  #met({ from, flow, nick, avatar, time }: Message): void {
    const held = this.#held.get(from)
    if (held === undefined || flow !== 'in' || nick === '') return
    const { profile } = held
    const isSame = profile.nick === nick && profile.avatar === avatar
    /** A message has the time of its second. */
    if (isSame || time * 1_000 + 999 < profile.lastUpdatedNumber) return
    this.#take([{ ...profile, nick, avatar }], held.readAt)
  }

  #take(profiles: readonly Profile[], readAt = this.#context.clock.monotonic()): void {
    const { session } = this.#context
    const changed: Profile[] = []
    for (const profile of profiles) {
      const before = this.known(profile.userID)
      this.#held.delete(profile.userID)
      this.#held.set(profile.userID, { profile, readAt })
      if (before !== null && !isSame(before, profile)) changed.push(profile)
      this.#showIn(profile)
      if (profile.userID === session.me.get().userID) session.profile = profile
    }
    for (const oldest of this.#held.keys()) {
      if (this.#held.size <= PEOPLE_LIMITS.profilesHeld) break
      this.#held.delete(oldest)
    }
    if (changed.length === 0) return
    for (const run of this.#onChanged) run(changed)
    this.#context.emitter.emit(EVENT.PROFILE_UPDATED, changed)
  }

  /** A one-to-one conversation shows the name and the picture of its peer. */
  #showIn({ userID, nick, avatar }: Profile): void {
    const { conversations } = this.#context
    const record = conversations.get(c2cConversationID(userID))
    if (record === null || (record.name === nick && record.avatar === avatar)) return
    conversations.update(record, (shown) => Object.assign(shown, { name: nick, avatar }))
  }
}

const PROFILE: Omit<Profile, 'lastUpdatedNumber'> = {
  userID: '',
  nick: '',
  avatar: '',
  gender: TYPES.GENDER_UNKNOWN,
  birthday: 0,
  location: '',
  selfSignature: '',
  allowType: TYPES.ALLOW_TYPE_NEED_CONFIRM,
  language: 0,
  messageSettings: 0,
  adminForbidType: TYPES.FORBID_TYPE_NONE,
  level: 0,
  role: 0,
  profileCustomField: [{ key: '', value: '' }],
}

const isSame = (a: Profile, b: Profile): boolean =>
  JSON.stringify({ ...a, lastUpdatedNumber: 0 }) === JSON.stringify({ ...b, lastUpdatedNumber: 0 })

/** The profiles of this instance, which all modules share. */
export const profilesOf = (context: ProfilesContext): Profiles => {
  const known = context.services.get('profiles')
  if (known !== undefined) return known
  const profiles = new KnownProfiles(context)
  context.services.add({ profiles })
  return profiles
}
