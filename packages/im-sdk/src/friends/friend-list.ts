import { EVENT } from '../events'
import type { ModuleContext } from '../modules'
import { imError } from '../protocol/im-error'
import { FRIEND_LIMITS, TIMING } from '../protocol/limits'
import { readPages } from '../rpc/read-pages'
import { userListsOf } from '../rpc/user-lists'
import type { Friend } from '../store/friend'
import type { Profiles } from '../store/profiles'
import { throttle } from '../store/throttle'
import type { UserList } from '../store/user-lists'
import { toFriend, type FriendItem } from './friend'

/** The friends of the user: only entries that have changed are read again. Rule: IM-82. */
export class FriendList {
  readonly #context: ModuleContext
  readonly #profiles: Profiles
  readonly #versions: UserList
  readonly #friends = new Map<string, Friend>()
  /** The version of `#friends`. */
  #held = 0
  #round = 0
  readonly #announce: () => void

  constructor(context: ModuleContext, profiles: Profiles) {
    this.#context = context
    this.#profiles = profiles
    const { clock, emitter, session } = context
    this.#announce = throttle(clock, TIMING.eventThrottleMs, () =>
      emitter.emit(EVENT.FRIEND_LIST_UPDATED, [...this.#friends.values()]),
    )
    this.#versions = userListsOf(context).add('friends', { isEager: true, read: () => this.#read() })
    profiles.whenChanged((changed) => {
      for (const profile of changed) {
        const friend = this.#friends.get(profile.userID)
        if (friend !== undefined) this.#set({ ...friend, profile })
      }
    })
    session.whenEnded(() => {
      this.#round += 1
      this.#held = 0
      this.#friends.clear()
      context.conversations.nameWith(new Map())
    })
  }

  /** All friends, as the server has them now. */
  async get(): Promise<readonly Friend[]> {
    await this.#versions.ready()
    return [...this.#friends.values()]
  }

  async find(userID: string): Promise<Friend | null> {
    await this.#versions.ready()
    return this.#friends.get(userID) ?? null
  }

  /** The user has changed it. */
  changed(): Promise<void> {
    return this.#versions.changed()
  }

  /** Items of the server as friends, with profiles that are at most 180 s old. */
  async withProfiles(items: readonly FriendItem[]): Promise<readonly Friend[]> {
    const given = items.filter((item) => typeof item?.userID === 'string')
    const profiles = await this.#profiles.get(
      given.map(({ userID }) => userID),
      FRIEND_LIMITS.profileCacheMs,
    )
    const byID = new Map(profiles.map((profile) => [profile.userID, profile]))
    return given.map((item) => toFriend(item, byID.get(item.userID) ?? null))
  }

  async #read(): Promise<number> {
    const round = this.#round
    const since = this.#held
    const gone: string[] = []
    const { items, version } = await readPages(async (startIndex) => {
      const page = await this.#context.caller.call('getFriendList', {
        startIndex,
        standardSequence: since,
        customSequence: since,
      })
      if (startIndex === 0) gone.length = 0
      gone.push(...page.deletedUserIDList)
      return { items: page.friendItem, next: page.startIndex, version: page.standardSequence }
    })
    const friends = await this.withProfiles(items)
    if (round !== this.#round) throw imError('SDK_DESTROYED')
    /** The server's data was restored: nothing since a later version tells what is gone. */
    if (version < since) {
      this.#held = 0
      this.#friends.clear()
      return this.#read()
    }
    for (const userID of gone) this.#friends.delete(userID)
    for (const friend of friends) this.#friends.set(friend.userID, friend)
    this.#held = version
    if (gone.length > 0 || friends.length > 0) this.#changed()
    return version
  }

  #set(friend: Friend): void {
    this.#friends.set(friend.userID, friend)
    this.#changed()
  }

  /** Conversations show the remark of a friend. */
  #changed(): void {
    const remarks = [...this.#friends.values()].filter(({ remark }) => remark !== '')
    this.#context.conversations.nameWith(new Map(remarks.map(({ userID, remark }) => [userID, remark])))
    this.#announce()
  }
}
