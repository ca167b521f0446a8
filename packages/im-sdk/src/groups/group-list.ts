import { EVENT } from '../events'
import type { ModuleContext } from '../modules'
import { asImError, imError } from '../protocol/im-error'
import { GROUP_LIMITS, TIMING } from '../protocol/limits'
import { readAll } from '../rpc/read-pages'
import type { Group } from '../store/group'
import { throttle } from '../store/throttle'
import { presentGroup, toGroup, type GroupInfo } from './group'

/** The groups the user is in: fetched at every login and updated by the user's own actions. */
export class GroupList {
  readonly #context: ModuleContext
  #running: Promise<readonly Group[]> | null = null
  #round = 0
  /** A list has come since the login. */
  #isOfSession = false
  /** Counts local joins and quits. A list requested before the latest of them is out of date. */
  #changes = 0

  constructor(context: ModuleContext) {
    this.#context = context
    const { clock, conversations, emitter, groups, services, session } = context
    groups.list.subscribe(() => {
      const all = groups.list.get()
      this.#isOfSession ||= groups.isCompleted
      /** The list of an earlier start is older than the conversations. */
      if (this.#isOfSession || all.length === 0) conversations.profileWith(all)
    })
    groups.list.subscribe(
      throttle(clock, TIMING.eventThrottleMs, () => {
        emitter.emit(EVENT.GROUP_LIST_UPDATED, this.#present(groups.list.get()))
      }),
    )
    services.add({ groupList: () => this.get() })
    session.whenResumed(() => this.refresh())
    session.whenEnded(() => {
      this.#round += 1
      this.#running = null
      this.#isOfSession = false
      groups.clear()
    })
  }

  /** Rejects with the error of a failed page; the next call retries. Rule: IM-33. */
  async get(): Promise<readonly Group[]> {
    const { groups, session } = this.#context
    if (session.me.get().phase !== 'in') throw imError('USER_NOT_LOGGED_IN')
    const current = this.#running ?? (groups.isCompleted ? groups.list.get() : this.#load())
    return this.#present(await current)
  }

  #present(list: readonly Group[]): readonly Group[] {
    return list.map((group) => presentGroup(this.#context, group))
  }

  find(groupID: string): Group | null {
    return this.#context.groups.list.get().find((group) => group.groupID === groupID) ?? null
  }

  /** The user's own action or a notice brought the current state of a group that the user is in. */
  put(group: Group): void {
    this.#changes += 1
    this.replace(group)
  }

  /** The same for a change that a list which is on its way may have missed; it is not read again for that. */
  replace(group: Group): void {
    const { list } = this.#context.groups
    const known = this.find(group.groupID)
    if (known === null) {
      this.#changes += 1
      return list.set([...list.get(), group])
    }
    const newer = newest(known, group)
    if (newer !== known) list.set(list.get().map((one) => (one === known ? newer : one)))
  }

  left(groupID: string): void {
    this.#changes += 1
    const { list } = this.#context.groups
    const known = this.find(groupID)
    if (known !== null) list.set(list.get().filter((group) => group !== known))
  }

  refresh(): void {
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
      const before = new Set(groups.list.get())
      const all = [...(await this.#pages('')), ...(await this.#communities())]
      /** A newer call has begun, or the user has logged out: this reply is out of date. */
      if (round !== this.#round) return this.#running ?? groups.list.get()
      if (changes !== this.#changes) continue
      groups.isCompleted = true
      const changed = groups.list.get().filter((group) => !before.has(group))
      const byID = new Map(changed.map((group) => [group.groupID, group]))
      groups.list.set(all.map((group) => newest(byID.get(group.groupID) ?? group, group)))
      return groups.list.get()
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
    const { userID: memberAccount } = session.me.get()
    const infos = await readAll('', async (from) => {
      const page = { type, memberAccount, limit: GROUP_LIMITS.listPage, next: from }
      const { groups, next } = await caller.call('getJoinedGroupList', page)
      const named: readonly Pick<GroupInfo, 'groupID'>[] = groups
      /** A broken reply may contain anything. */
      return { items: named.filter((info): info is GroupInfo => typeof info?.groupID === 'string'), next: next || null }
    })
    return [...new Map(infos.map((info) => [info.groupID, toGroup(info, memberAccount)])).values()]
  }
}

/** A tip has the next sequence: what was read before it is older. */
const newest = (known: Group, read: Group): Group => (known.nextMessageSeq > read.nextMessageSeq ? known : read)
