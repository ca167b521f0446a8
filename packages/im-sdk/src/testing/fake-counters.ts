import { anyError as imError } from '../protocol/any-error'
import type { PushBodies } from '../protocol/pushes'
import type { FakeHandlers } from './fake-session'
import type { FakeWorld } from './fake-world'

type Counter = PushBodies['pushGroupCounters']['counterList'][number]

interface Counters {
  sequence: number
  readonly byKey: Map<string, Counter>
}

/** The group counters of the fake server. */
export class FakeCounters {
  private readonly groups = new Map<string, Counters>()

  /** `push` reaches the members of a group. */
  constructor(
    private readonly world: FakeWorld,
    private readonly push: (body: PushBodies['pushGroupCounters']) => void,
  ) {}

  readonly handlers: Pick<FakeHandlers, 'updateGroupCounters' | 'getGroupCounters'> = {
    updateGroupCounters: ({ groupID, mode, counterList }, { userID }) => {
      this.world.needCan(groupID, userID, mode === 'Set' ? 'setCounters' : 'counters')
      if (new Set(counterList.map(({ key }) => key)).size < counterList.length)
        throw imError('INVALID_GROUP_PARAMETERS')
      const counters = this.of(groupID)
      const sequence = counters.sequence + 1
      const changed = counterList.map(({ key, value }) => {
        const before = mode === 'Set' ? 0 : (counters.byKey.get(key)?.value ?? 0)
        return { key, value: before + (mode === 'Decrease' ? -value : value), sequence }
      })
      if (changed.some(({ value }) => !Number.isSafeInteger(value))) throw imError('INVALID_GROUP_PARAMETERS')
      for (const counter of changed) counters.byKey.set(counter.key, counter)
      counters.sequence = sequence
      this.push({ groupID, counterList: changed, groupCounterSeq: sequence })
      return { counterList: changed, groupCounterSeq: sequence }
    },
    getGroupCounters: ({ groupID, counterList: wanted }, { userID }) => {
      this.world.needMember(groupID, userID)
      const { sequence, byKey } = this.of(groupID)
      const isWanted = ({ key }: Counter) => wanted.length === 0 || wanted.some((other) => other.key === key)
      return { counterList: [...byKey.values()].filter(isWanted), groupCounterSeq: sequence }
    },
  }

  private of(groupID: string): Counters {
    const known = this.groups.get(groupID) ?? { sequence: 0, byKey: new Map() }
    this.groups.set(groupID, known)
    return known
  }
}
