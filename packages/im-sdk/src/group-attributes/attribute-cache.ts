import type { Cancel } from '../clock/clock'
import { EVENT } from '../events'
import type { ModuleContext } from '../modules'
import { ATTRIBUTE_LIMITS } from '../protocol/limits'
import { isRecord } from '../rpc/read-body'
import { count, isCount, text } from '../rpc/read-message'

/** A change as a reply or a push brings it. Its lists may contain anything. */
export interface AttributeChange {
  readonly mainSequence: number
  readonly groupAttributeList: readonly unknown[]
  readonly deletedKeyList: readonly unknown[]
}

interface Attribute {
  readonly value: string
  /** The main sequence of its last change. */
  readonly sequence: number
}

/** The attributes of one group, cached for 30 s. Rule: IM-70. */
export class AttributeCache {
  readonly #context: ModuleContext
  readonly #groupID: string
  #held: ReadonlyMap<string, Attribute> = new Map()
  /** The main sequence of the held attributes; -1 if none are held. */
  #local = NOTHING
  /** The newest main sequence that the server has named. */
  #remote = NOTHING
  /** On the monotonic clock. */
  #lastUpdateTime = NEVER
  #running: Promise<void> | null = null
  #cancelFetch: Cancel | null = null
  /** What pushes changed before the first fetch. */
  readonly #changedKeys = new Set<string>()
  #isClosed = false

  constructor(context: ModuleContext, groupID: string) {
    this.#context = context
    this.#groupID = groupID
  }

  get mainSequence(): number {
    return this.#local
  }

  get keys(): readonly string[] {
    return [...this.#held.keys()]
  }

  sequenceOf(key: string): number {
    return this.#held.get(key)?.sequence ?? 0
  }

  /** The attributes with the given keys, or all. */
  async get(keys: readonly string[] | null): Promise<Readonly<Record<string, string>>> {
    const age = this.#context.clock.monotonic() - this.#lastUpdateTime
    if (this.#isBehind || age >= this.#expiryMs) await this.fetch()
    return valuesOf(this.#held, keys)
  }

  /** Makes sure that there is a main sequence to write for. */
  async know(): Promise<void> {
    if (this.#isBehind) await this.fetch()
  }

  /** One request at a time. */
  fetch(): Promise<void> {
    this.#cancelFetch?.()
    this.#cancelFetch = null
    this.#running ??= this.#ask().finally(() => (this.#running = null))
    return this.#running
  }

  /** The reply to the user's own write. */
  async written(change: AttributeChange): Promise<void> {
    if (!this.#advance(change)) await this.fetch()
  }

  /** Somebody has changed the attributes. */
  pushed(change: AttributeChange): void {
    if (!isCount(change.mainSequence) || !Array.isArray(change.groupAttributeList)) return
    if (!Array.isArray(change.deletedKeyList) || this.#advance(change)) return
    for (const { key } of entriesOf(change.groupAttributeList)) this.#changedKeys.add(key)
    for (const key of change.deletedKeyList) this.#changedKeys.add(text(key))
    const { clock, random } = this.#context
    /** All members get the push at once. A failed fetch is made again by the next call. */
    this.#cancelFetch ??= clock.after(random() * ATTRIBUTE_LIMITS.spreadMs, () => {
      this.fetch().catch(() => undefined)
    })
  }

  /** There may be changes that no push announced. */
  expire(): void {
    this.#lastUpdateTime = NEVER
  }

  async refresh(): Promise<void> {
    if (this.#local !== NOTHING) await this.fetch()
  }

  /** The user has left the group or logged out: no more events. */
  close(): void {
    this.#isClosed = true
    this.#cancelFetch?.()
  }

  get #isBehind(): boolean {
    return this.#local === NOTHING || this.#remote > this.#local
  }

  /** The cloud config's `group_attribute_expiry`, in milliseconds. */
  get #expiryMs(): number {
    const { group_attribute_expiry: set } = this.#context.settings.get()
    return isCount(set) ? set : ATTRIBUTE_LIMITS.cacheMs
  }

  async #ask(): Promise<void> {
    const { caller, rooms } = this.#context
    const reply = await caller.call('getGroupAttributes', {
      groupID: this.#groupID,
      avChatRoomKey: rooms.keyOf(this.#groupID),
      mainSequence: Math.max(this.#local, 0),
    })
    this.#remote = Math.max(this.#remote, reply.mainSequence)
    /** A push was faster. */
    if (reply.mainSequence < this.#local) return
    const next = new Map(entriesOf(reply.groupAttributeList).map(({ key, ...attribute }) => [key, attribute]))
    this.#set(next, reply.mainSequence)
  }

  /** Only a change that is exactly one ahead can be applied. False: the attributes must be fetched. */
  #advance({ mainSequence, groupAttributeList, deletedKeyList }: AttributeChange): boolean {
    this.#remote = Math.max(this.#remote, mainSequence)
    if (this.#local !== NOTHING && mainSequence <= this.#local) return true
    if (this.#local === NOTHING || mainSequence !== this.#local + 1) return false
    const next = new Map(this.#held)
    for (const key of deletedKeyList) next.delete(text(key))
    for (const { key, ...attribute } of entriesOf(groupAttributeList)) next.set(key, attribute)
    this.#set(next, mainSequence)
    return true
  }

  #set(next: ReadonlyMap<string, Attribute>, mainSequence: number): void {
    const before = this.#local === NOTHING ? null : this.#held
    this.#held = next
    this.#local = mainSequence
    this.#lastUpdateTime = this.#context.clock.monotonic()
    const keys = before === null ? this.#changedKeys : new Set([...before.keys(), ...next.keys()])
    const isChanged = (key: string) =>
      before === null || before.get(key)?.value !== next.get(key)?.value || !before.has(key)
    const updatedKeyList = [...keys].filter((key) => next.has(key) && isChanged(key))
    const deletedKeyList = [...keys].filter((key) => !next.has(key))
    this.#changedKeys.clear()
    if (this.#isClosed || updatedKeyList.length + deletedKeyList.length === 0) return
    this.#context.emitter.emit(EVENT.GROUP_ATTRIBUTES_UPDATED, {
      groupID: this.#groupID,
      groupAttributes: valuesOf(next, null),
      updatedKeyList,
      deletedKeyList,
    })
  }
}

const NEVER = -Infinity
const NOTHING = -1

const entriesOf = (list: readonly unknown[]): (Attribute & { readonly key: string })[] =>
  list
    .filter(isRecord)
    .filter(({ key }) => text(key) !== '')
    .map(({ key, value, sequence }) => ({ key: text(key), value: text(value), sequence: count(sequence) }))

const valuesOf = (
  held: ReadonlyMap<string, Attribute>,
  keys: readonly string[] | null,
): Readonly<Record<string, string>> =>
  Object.fromEntries([...held].filter(([key]) => keys?.includes(key) ?? true).map(([key, { value }]) => [key, value]))
