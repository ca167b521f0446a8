import { EVENT } from '../events'
import type { ModuleContext } from '../modules'
import { filled } from '../store/media-payloads'
import { userListsOf } from '../rpc/user-lists'
import type { FriendGroup } from '../store/friend'
import type { UserList } from '../store/user-lists'

const GROUP: FriendGroup = { name: '', userIDList: [''], count: 0 }

/** A group with every field, whatever arrived. */
export const toFriendGroup = (item: unknown): FriendGroup => filled(GROUP, item) as FriendGroup

/** The friend groups of the user. */
export class FriendGroups {
  readonly #versions: UserList
  #groups: readonly FriendGroup[] = []

  constructor(context: ModuleContext) {
    this.#versions = userListsOf(context).add('friendGroups', { isEager: true, read: () => this.#read(context) })
    context.session.whenEnded(() => (this.#groups = []))
  }

  async get(): Promise<readonly FriendGroup[]> {
    await this.#versions.ready()
    return this.#groups
  }

  /** The user has changed them. */
  changed(): Promise<void> {
    return this.#versions.changed()
  }

  async #read({ caller, emitter }: ModuleContext): Promise<number> {
    const reply = await caller.call('getFriendGroups', {})
    const groups = reply.friendGroupItem.map(toFriendGroup)
    const isSame = JSON.stringify(groups) === JSON.stringify(this.#groups)
    if (!isSame) {
      this.#groups = groups
      emitter.emit(EVENT.FRIEND_GROUP_LIST_UPDATED, groups)
    }
    return reply.currentSequence
  }
}
