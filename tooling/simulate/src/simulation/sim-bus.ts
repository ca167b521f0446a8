import type { Bus, TopicName, Topics } from '@org/server/core'
import { inProcessBus } from '@org/server/core'
import type { SimClock } from './sim-clock'
import type { Chance } from './chance'

/** Bus events between servers: delivered at once on the same server, later on others, in order, and sometimes lost. */
export class SimBus {
  /** The share of bus events that do not reach the other servers. */
  loss = 0
  private readonly ends = new Set<End>()

  constructor(
    private readonly clock: SimClock,
    private readonly chance: Chance,
    private readonly onError: (error: unknown) => void,
  ) {}

  /** The bus of one server. `before` may drop the event by returning false. */
  connect(before: (message: unknown) => boolean): Bus & { readonly leave: () => void } {
    const local = inProcessBus(this.onError)
    const end: End = { publish: local.publish, freeAt: 0 }
    this.ends.add(end)
    return {
      subscribe: local.subscribe,
      leave: () => void this.ends.delete(end),
      publish: (topic, message) => {
        if (!before(message)) return
        local.publish(topic, message)
        for (const other of this.ends) if (other !== end) this.carry(other, topic, message)
      },
    }
  }

  private carry<Name extends TopicName>(to: End, topic: Name, message: Topics[Name]): void {
    if (this.chance.happens(this.loss)) return
    const copy: Topics[Name] = JSON.parse(JSON.stringify(message))
    to.freeAt = Math.max(to.freeAt, this.clock.now() + this.chance.between(1, 30))
    this.clock.after(to.freeAt - this.clock.now(), () => {
      if (this.ends.has(to)) to.publish(topic, copy)
    })
  }
}

interface End {
  readonly publish: Bus['publish']
  freeAt: number
}
