import type { ModuleContext } from '../modules'
import { asImError } from '../protocol/im-error'
import { ATTRIBUTE_LIMITS } from '../protocol/limits'
import { Turns } from '../store/turns'
import type { AttributeCache, AttributeChange } from './attribute-cache'

type Values = ReadonlyMap<string, string>

/**
 * Changes attributes. Each write names the main sequence that it was made for; if another client was faster, the
 * attributes are fetched and the write is made again. Rule: IM-70.
 */
export class AttributeWriter {
  readonly #context: ModuleContext
  readonly #of: (groupID: string) => AttributeCache
  readonly #turns = new Turns()

  constructor(context: ModuleContext, of: (groupID: string) => AttributeCache) {
    this.#context = context
    this.#of = of
  }

  async init(groupID: string, values: Values): Promise<Record<string, string>> {
    await this.#write(groupID, (cache) =>
      this.#context.caller.call('initGroupAttributes', { ...this.#place(cache, groupID), ...listOf(cache, values) }),
    )
    return Object.fromEntries(values)
  }

  async set(groupID: string, values: Values): Promise<Record<string, string>> {
    await this.#write(groupID, (cache) => {
      const isThere = [...values.keys()].every((key) => cache.keys.includes(key))
      const body = { ...this.#place(cache, groupID), ...listOf(cache, values) }
      return this.#context.caller.call(isThere ? 'modifyGroupAttributes' : 'setGroupAttributes', body)
    })
    return Object.fromEntries(values)
  }

  /** Null for all keys. */
  async delete(groupID: string, keys: readonly string[] | null): Promise<readonly string[]> {
    const { deletedKeyList } = await this.#write(groupID, (cache) => {
      const place = this.#place(cache, groupID)
      if (keys === null) return this.#context.caller.call('clearGroupAttributes', place)
      const body = { ...place, ...listOf(cache, new Map(keys.map((key) => [key, '']))) }
      return this.#context.caller.call('deleteGroupAttributes', body)
    })
    return deletedKeyList.filter((key) => typeof key === 'string')
  }

  #place(cache: AttributeCache, groupID: string) {
    return { groupID, avChatRoomKey: this.#context.rooms.keyOf(groupID), mainSequence: cache.mainSequence }
  }

  /** One write of a group after the other: two at once would be made for the same main sequence. */
  #write(groupID: string, run: (cache: AttributeCache) => Promise<AttributeChange>): Promise<AttributeChange> {
    return this.#turns.take(groupID, async () => {
      const cache = this.#of(groupID)
      await cache.know()
      for (let tries = 1; ; tries += 1) {
        try {
          const change = await run(cache)
          await cache.written(change)
          return change
        } catch (thrown) {
          const isConflict = asImError(thrown).errorName === 'GROUP_ATTRIBUTES_CONFLICT'
          /** The write may have been made although its reply is lost. */
          if (!isConflict) cache.expire()
          if (!isConflict || tries === ATTRIBUTE_LIMITS.tries) throw thrown
          await cache.fetch()
        }
      }
    })
  }
}

const listOf = (cache: AttributeCache, values: Values) => ({
  groupAttributeList: [...values].map(([key, value]) => ({ key, value, sequence: cache.sequenceOf(key) })),
})
