import type { PushBodies } from '@org/im-sdk/protocol'
import type { Clock } from '../../ports/clock'

type CounterChange = Omit<PushBodies['pushGroupCounters'], 'groupID'>
type Counter = CounterChange['counterList'][number]

interface Pending {
  sequence: number
  readonly counters: Map<string, Counter>
}

/**
 * Pushes changed counters at most ten times a second for each group: a thousand viewers may like at once, and all of them
 * get each push.
 */
export class CounterPushes {
  private readonly pending = new Map<string, Pending>()

  constructor(
    private readonly clock: Clock,
    private readonly publish: (body: PushBodies['pushGroupCounters']) => void,
  ) {}

  /** A change was committed. */
  add(groupID: string, { counterList, groupCounterSeq }: CounterChange): void {
    const waiting = this.pending.get(groupID)
    const pending = waiting ?? { sequence: 0, counters: new Map<string, Counter>() }
    pending.sequence = Math.max(pending.sequence, groupCounterSeq)
    for (const counter of counterList)
      if ((pending.counters.get(counter.key)?.sequence ?? 0) < counter.sequence)
        pending.counters.set(counter.key, counter)
    if (waiting !== undefined) return
    this.pending.set(groupID, pending)
    this.clock.after(GATHER_MS, () => {
      this.pending.delete(groupID)
      const body = { counterList: [...pending.counters.values()], groupCounterSeq: pending.sequence }
      this.publish({ groupID, ...body })
    })
  }
}

const GATHER_MS = 100
