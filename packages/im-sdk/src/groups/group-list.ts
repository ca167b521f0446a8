import { EVENT } from '../events'
import type { ModuleContext } from '../modules'
import { asImError, imError } from '../protocol/im-error'
import { GROUP_LIMITS, TIMING } from '../protocol/limits'
import type { Group } from '../store/group'
import { throttle } from '../store/throttle'
import { toGroup } from './group'

/** The groups the user is in: fetched at every login and updated by the user's own actions. */
export class GroupList {
  readonly #context: ModuleContext
  #running: Promise<readonly Group[]> | null = null
  #round = 0
  /** Counts local joins and quits. A list requested before the latest of them is out of date. */
  #changes = 0

  constructor(context: ModuleContext) {
    this.#context = context
    const { clock, emitter, groups, services, session } = context
    groups.list.subscribe(
      throttle(clock, TIMING.eventThrottleMs, () => emitter.emit(EVENT.GROUP_LIST_UPDATED, groups.list.get())),
    )
    services.add({ groupList: () => this.get() })
    session.whenResumed(() => this.#refresh())
    session.whenEnded(() => {
      this.#round += 1
      this.#running = null
      groups.clear()
    })
  }

  /** Rejects with the error of a failed page; the next call retries. Rule: IM-33. */
  async get(): Promise<readonly Group[]> {
    const { groups, session } = this.#context
    if (session.me.get().phase !== 'in') throw imError('USER_NOT_LOGGED_IN')
    if (this.#running !== null) return this.#running
    return groups.isCompleted ? groups.list.get() : this.#load()
  }

  joined(): void {
    this.#changes += 1
    this.#refresh()
  }

  left(groupID: string): void {
    this.#changes += 1
    const { list } = this.#context.groups
    if (list.get().some((group) => group.groupID === groupID))
      list.set(list.get().filter((group) => group.groupID !== groupID))
  }

  #refresh(): void {
    /** A caller who requests the list gets the failure. */
    this.#load().catch(() => undefined)
  }

  #load(): Promise<readonly Group[]> {
    const round = ++this.#round
    const run = this.#fetch(round).finally(() => {
      if (round === this.#round) this.#running = null
    })
    this.#running = run
    return run
  }

  async #fetch(round: number): Promise<readonly Group[]> {
    const { groups } = this.#context
    groups.isCompleted = false
    for (;;) {
      const changes = this.#changes
      const all = [...(await this.#pages('')), ...(await this.#communities())]
      /** A newer call has begun, or the user has logged out: this reply is out of date. */
      if (round !== this.#round) return this.#running ?? groups.list.get()
      if (changes !== this.#changes) continue
      groups.isCompleted = true
      groups.list.set(all)
      return all
    }
  }

  /** If the server has no communities, that part is empty. Rule: IM-33. */
  async #communities(): Promise<readonly Group[]> {
    try {
      return await this.#pages('Community')
    } catch (thrown) {
      if (asImError(thrown).errorName !== 'COMMUNITY_UNAVAILABLE') throw thrown
      return []
    }
  }

  async #pages(type: '' | 'Community'): Promise<readonly Group[]> {
    const { caller, session } = this.#context
    const found = new Map<string, Group>()
    let next = ''
    do {
      const known = found.size
      const reply = await caller.call('getJoinedGroupList', {
        type,
        memberAccount: session.me.get().userID,
        limit: GROUP_LIMITS.listPage,
        next,
      })
      /** A broken reply may contain anything. */
      for (const info of reply.groups) if (typeof info?.groupID === 'string') found.set(info.groupID, toGroup(info))
      ;({ next } = reply)
      if (next !== '' && found.size === known)
        throw imError('REPLY_INVALID', 'The server keeps returning pages of groups without an end.')
    } while (next !== '')
    return [...found.values()]
  }
}
