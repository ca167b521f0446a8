import type { ImError } from '@org/im-sdk'
import type { ActOf } from './schedule'
import type { SimDevice } from './sim-device'
import { UNDECIDED } from './undecided'
import type { World } from './world'

type Outcome = 'running' | 'done' | 'unknown' | 'refused'

/** A write of attributes: each sets another value. */
export interface AttributeWrite {
  readonly change: ActOf<'attribute'>['change']
  readonly key: string
  readonly value: string
  outcome: Outcome
}

/** A change of a counter by another power of four: the digits of the counter tell how often each was made. */
export interface CounterChange {
  readonly key: string
  readonly place: number
  outcome: Outcome
}

/** Users who change the attributes and the counters of the managed group, and the replies. */
export class FactActs {
  readonly writes: AttributeWrite[] = []
  readonly counts: CounterChange[] = []

  constructor(private readonly world: World) {}

  take(act: ActOf<'attribute'> | ActOf<'count'>): void {
    const device = this.world.device(act.device)
    if (!device.chat.isReady()) return
    if (act.kind === 'attribute') this.write(device, act)
    else this.count(device, act.direction)
  }

  private write({ chat, name }: SimDevice, { change, key: number }: ActOf<'attribute'>): void {
    const { managedID: groupID } = this.world
    const key = `key ${number}`
    const write: AttributeWrite = { change, key, value: `value ${this.writes.length}`, outcome: 'running' }
    this.writes.push(write)
    const options = { groupID, groupAttributes: { [key]: write.value } }
    const call =
      change === 'delete'
        ? chat.deleteGroupAttributes({ groupID, keyList: [key] })
        : change === 'init'
          ? chat.initGroupAttributes(options)
          : chat.setGroupAttributes(options)
    this.follow(call, write, `${name} ${change} ${key} to ${write.value}`)
  }

  private count({ chat, name }: SimDevice, direction: 'up' | 'down'): void {
    const { managedID: groupID } = this.world
    const place = this.counts.filter(({ key }) => key === direction).length
    if (place === PLACES) return
    const counted: CounterChange = { key: direction, place, outcome: 'running' }
    this.counts.push(counted)
    const change = { groupID, key: direction, value: 4 ** place }
    const call = direction === 'up' ? chat.increaseGroupCounter(change) : chat.decreaseGroupCounter(change)
    this.follow(call, counted, `${name} counts ${direction} in place ${place}`)
  }

  private follow(call: Promise<unknown>, made: { outcome: Outcome }, what: string): void {
    const { world } = this
    call.then(
      () => {
        made.outcome = 'done'
        world.note(`${what}: done`)
      },
      (error: Partial<ImError>) => {
        const { errorName = String(error) } = error
        made.outcome = UNDECIDED.has(errorName) ? 'unknown' : 'refused'
        world.note(`${what}: ${errorName}`)
        if (made.outcome === 'refused' && !REFUSALS.has(errorName)) world.broken('I12', `${what} fails: ${errorName}`)
      },
    )
  }
}

/** A larger number is not exact. */
const PLACES = 26

/** No member, or others were faster five times. */
const REFUSALS: ReadonlySet<string> = new Set([
  'GROUP_PERMISSION_DENY',
  'GROUP_NOT_FOUND',
  'GROUP_ATTRIBUTES_CONFLICT',
  'GROUP_ATTRIBUTES_JOIN_FIRST',
  'OVER_FREQUENCY_LIMIT',
])
