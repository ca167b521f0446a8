import type { ChatModule } from '../modules'
import { needOptions, needText } from '../protocol/check-type'
import { counterCommands } from '../protocol/commands/counters'
import { imError } from '../protocol/im-error'
import { toResult, type Result } from '../result'
import type { RequestBody } from '../rpc/caller'
import { isRecord } from '../rpc/read-body'
import { text } from '../rpc/read-message'
import { GroupCaches } from '../store/group-caches'
import { CounterCache } from './counter-cache'

export interface SetCountersOptions {
  readonly groupID: string
  /** Whole numbers, by keys of up to 128 bytes; a group has at most 20. */
  readonly counters: Readonly<Record<string, number>>
}

export interface ChangeCounterOptions {
  readonly groupID: string
  readonly key: string
  /** By how much; a whole number above 0. */
  readonly value: number
}

export interface GroupCountersData {
  readonly counters: Readonly<Record<string, number>>
}

/** Every call needs the ability `groupCounters`; without it, it rejects with CANNOT_USE_COMMERCIAL_ABILITY. */
export interface GroupCounterMethods {
  setGroupCounters(options: SetCountersOptions): Promise<Result<GroupCountersData>>
  /** Adds to a counter, exactly once whatever happens to the connection. A new counter begins at 0. */
  increaseGroupCounter(options: ChangeCounterOptions): Promise<Result<GroupCountersData>>
  decreaseGroupCounter(options: ChangeCounterOptions): Promise<Result<GroupCountersData>>
  /** Some counters, or all without `keyList` or with an empty one. Cached for 30 s (`group_counter_expiry` of the cloud config). */
  getGroupCounters(options: {
    readonly groupID: string
    readonly keyList?: readonly string[]
  }): Promise<Result<GroupCountersData>>
}

/** Counters of groups and chat rooms. Rule: IM-71. */
export const groupCounters: ChatModule<GroupCounterMethods> = {
  name: 'groupCounters',
  install: (context) => {
    const { caller, pushes, rooms } = context
    caller.registerCommands(counterCommands)
    const caches = new GroupCaches(context, (groupID) => new CounterCache(context, groupID))
    pushes.add({
      pushGroupCounters: (push) => {
        if (typeof push.groupID === 'string') caches.of(push.groupID).take(push)
      },
    })

    const update = async (
      groupID: string,
      mode: RequestBody<'updateGroupCounters'>['mode'],
      counters: Readonly<Record<string, number>>,
    ): Promise<GroupCountersData> => {
      const counterList = Object.entries(counters).map(([key, value]) => ({ key, value }))
      const avChatRoomKey = rooms.keyOf(groupID)
      const reply = await caller.call('updateGroupCounters', { groupID, avChatRoomKey, mode, counterList })
      caches.of(groupID).take(reply)
      const changed = (reply.counterList as readonly unknown[]).filter(isRecord)
      return { counters: Object.fromEntries(changed.map(({ key, value }) => [text(key), Number(value)])) }
    }
    return {
      setGroupCounters: (options) => toResult(() => update(groupOf(options), 'Set', checkedCounters(options.counters))),
      increaseGroupCounter: (options) =>
        toResult(() => update(groupOf(options), 'Increase', { [checkedKey(options)]: options.value })),
      decreaseGroupCounter: (options) =>
        toResult(() => update(groupOf(options), 'Decrease', { [checkedKey(options)]: options.value })),
      getGroupCounters: (options) =>
        toResult(async () => ({ counters: await caches.of(groupOf(options)).get(checkedKeys(options.keyList)) })),
    }
  },
}

const groupOf = (options: { readonly groupID: string }): string => {
  needOptions('groupCounters', options)
  needText('groupID', options.groupID)
  return options.groupID
}

const checkedCounters = (counters: Readonly<Record<string, number>>): Readonly<Record<string, number>> => {
  needOptions('counters', counters)
  const entries = Object.entries(counters)
  if (entries.length === 0) throw imError('PARAMS_INVALID', '`counters` is empty.')
  for (const [key, value] of entries) {
    needText('key', key)
    if (!Number.isSafeInteger(value)) throw imError('PARAMS_INVALID', `\`counters.${key}\` must be a whole number.`)
  }
  return counters
}

const checkedKey = ({ key, value }: ChangeCounterOptions): string => {
  needText('key', key)
  if (!Number.isSafeInteger(value) || value < 1)
    throw imError('PARAMS_INVALID', '`value` must be a whole number above 0.')
  return key
}

const checkedKeys = (keyList: readonly string[] | undefined): readonly string[] | null => {
  if (keyList === undefined) return null
  if (!Array.isArray(keyList)) throw imError('PARAMS_INVALID', '`keyList` must be an array.')
  for (const key of keyList) needText('keyList', key)
  return keyList.length === 0 ? null : keyList
}
