import { TYPES, type ImError } from '@org/im-sdk'
import type { ActOf } from './schedule'
import type { SimDevice } from './sim-device'
import { UNDECIDED } from './undecided'
import type { World } from './world'

type Membership = 'in' | 'out' | 'unknown'

/** Users who join and leave clubs, and the replies: a call that was executed does not fail (I12). */
export class ClubActs {
  private readonly running = new Set<string>()
  private readonly memberships = new Map<string, Membership>()

  constructor(private readonly world: World) {}

  take({ kind, device: name, club }: ActOf<'join' | 'quit'>): void {
    const device = this.world.device(name)
    const key = JSON.stringify([device.user, club])
    if (this.running.has(key) || !device.chat.isReady()) return
    this.running.add(key)
    this.run(device, kind, club, key)
      .finally(() => this.running.delete(key))
      .catch((error: unknown) => this.world.broken('crash', String(error)))
  }

  /** The page of a device is closed: nobody learns what became of its calls. */
  closed(user: number): void {
    for (const key of this.running) {
      if ((JSON.parse(key) as [number, number])[0] !== user) continue
      this.running.delete(key)
      this.memberships.set(key, 'unknown')
    }
  }

  /** The known membership, by user and club. */
  get known(): readonly { readonly user: number; readonly club: number; readonly isMember: boolean }[] {
    return [...this.memberships]
      .filter(([, membership]) => membership !== 'unknown')
      .map(([key, membership]) => {
        const [user, club] = JSON.parse(key) as [number, number]
        return { user, club, isMember: membership === 'in' }
      })
  }

  private async run(device: SimDevice, kind: 'join' | 'quit', club: number, key: string): Promise<void> {
    const { world } = this
    const before = this.memberships.get(key) ?? 'in'
    const groupID = world.clubID(club)
    try {
      if (kind === 'quit') await device.chat.quitGroup(groupID)
      else {
        const { status } = (await device.chat.joinGroup({ groupID })).data
        const isNew = status === TYPES.JOIN_STATUS_SUCCESS
        if (before !== 'unknown' && isNew !== (before === 'out'))
          world.broken('I12', `${device.name} was ${before} club ${club}, joined, and was told ${status}`)
      }
      this.memberships.set(key, kind === 'join' ? 'in' : 'out')
      world.note(`${device.name} is ${kind === 'join' ? 'in' : 'out of'} club ${club}`)
    } catch (error) {
      const { errorName = String(error) } = error as Partial<ImError>
      world.note(`${device.name} cannot ${kind} club ${club}: ${errorName}`)
      const isExpected = kind === 'quit' && before !== 'in'
      if (!UNDECIDED.has(errorName) && !isExpected)
        world.broken('I12', `${device.name} was ${before} club ${club}, and to ${kind} is refused with ${errorName}`)
      if (UNDECIDED.has(errorName) || !isExpected) this.memberships.set(key, 'unknown')
    }
  }
}
