import { insertVisits, type RoomVisit } from '../../store/live/room-visits'
import { seconds } from '../../ports/clock'
import type { Context } from '../../services/context'

/** Stores who comes and goes: together all who do while the ones before are stored, because thousands come at once. */
export class VisitLog {
  private waiting: RoomVisit[] = []
  private count = 0
  /** Visits that had no room while the database was away. */
  private lost = 0
  private next: Promise<void> | null = null
  private last: Promise<unknown> = Promise.resolve()

  constructor(
    private readonly context: Pick<Context, 'clock' | 'db' | 'log'>,
    private readonly process: string,
  ) {}

  /** Resolves when it is stored. If that fails, it is stored with the next one. */
  add(visit: Omit<RoomVisit, 'nth'>): Promise<void> {
    this.waiting.push({ ...visit, nth: (this.count += 1) })
    return this.store()
  }

  /** Stores what is not. */
  store(): Promise<void> {
    if (this.next === null) {
      const next = this.last.then(() => this.storeNow())
      this.next = next
      this.last = next.catch(() => {})
    }
    return this.next
  }

  private async storeNow(): Promise<void> {
    const visits = this.waiting
    this.waiting = []
    this.next = null
    if (visits.length === 0) return
    try {
      await insertVisits(this.context.db, this.process, visits, seconds(this.context.clock))
      if (this.lost > 0) this.context.log.error({ lost: this.lost }, 'visits of rooms are lost: too many have waited')
      this.lost = 0
    } catch (error) {
      const all = [...visits, ...this.waiting]
      this.waiting = all.slice(-MOST_WAITING)
      this.lost += all.length - this.waiting.length
      throw error
    }
  }
}

/** While the database is away. */
const MOST_WAITING = 10_000
