import { EVENT } from '../events'
import type { ModuleContext } from '../modules'
import { TYPES } from '../protocol/constants'
import { FRIEND_LIMITS } from '../protocol/limits'
import { readPages } from '../rpc/read-pages'
import { userListsOf } from '../rpc/user-lists'
import { filled } from '../store/media-payloads'
import type { FriendApplication, FriendApplicationData } from '../store/friend'
import type { UserList } from '../store/user-lists'

const APPLICATION: FriendApplication = {
  userID: '',
  nick: '',
  avatar: '',
  time: 0,
  source: '',
  wording: '',
  type: TYPES.SNS_APPLICATION_SENT_TO_ME,
}

const NONE: FriendApplicationData = { friendApplicationList: [], unreadCount: 0 }

/** The friend applications of the user, in pages of 100. */
export class FriendApplications {
  readonly #versions: UserList
  #data = NONE

  constructor(context: ModuleContext) {
    const read = () => this.#read(context)
    this.#versions = userListsOf(context).add('friendApplications', { isEager: true, read })
    context.session.whenEnded(() => (this.#data = NONE))
  }

  async get(): Promise<FriendApplicationData> {
    await this.#versions.ready()
    return this.#data
  }

  /** The user has changed them. */
  changed(): Promise<void> {
    return this.#versions.changed()
  }

  async #read({ caller, emitter }: ModuleContext): Promise<number> {
    let unreadCount = 0
    const { items, version } = await readPages(async (startIndex, lastSequence) => {
      const page = await caller.call('getFriendApplications', {
        applicationType: TYPES.SNS_APPLICATION_TYPE_BOTH,
        startIndex,
        maxLimited: FRIEND_LIMITS.applicationPage,
        lastSequence,
      })
      unreadCount = page.unreadCount
      return { items: page.applicationItem, next: page.startIndex, version: page.currentSequence }
    })
    const data = {
      friendApplicationList: items.map((item) => filled(APPLICATION, item) as FriendApplication),
      unreadCount,
    }
    if (JSON.stringify(data) !== JSON.stringify(this.#data)) {
      this.#data = data
      emitter.emit(EVENT.FRIEND_APPLICATION_LIST_UPDATED, data)
    }
    return version
  }
}
