import type { Clock } from '../../ports/clock'
import type { Connection } from '../gateway/connection'
import type { Room, RoomPosition, RoomSlice } from './room'
import type { RoomReader } from './room-reader'

/** Answers the waiting polls of a room together, shortly after a first message and then at most every `FLUSH_MS`. */
export class RoomPolls {
  constructor(
    private readonly clock: Clock,
    private readonly reader: RoomReader,
  ) {}

  wait(room: Room, connection: Connection, position: RoomPosition, holdMs: number): Promise<RoomSlice> {
    return new Promise((answer) => {
      room.waiters.set(connection, { ...position, since: this.clock.now(), holdMs, answer })
    })
  }

  /** Answers the connection's poll, if one waits, without messages. */
  end(room: Room, connection: Connection): void {
    const waiter = room.waiters.get(connection)
    room.waiters.delete(connection)
    waiter?.answer(room.reply(waiter, 0, []))
  }

  endExpired(room: Room): void {
    const now = this.clock.now()
    for (const [connection, { since, holdMs }] of room.waiters)
      if (now - since >= holdMs || now < since) this.end(room, connection)
  }

  scheduleFlush(room: Room): void {
    if (room.isFlushScheduled || room.waiters.size === 0) return
    room.isFlushScheduled = true
    // Setting the clock back does not extend waits.
    const rest = Math.min(FLUSH_MS, room.lastFlushAt + FLUSH_MS - this.clock.now())
    this.clock.after(Math.max(GATHER_MS, rest), () => this.flush(room))
  }

  private flush(room: Room): void {
    room.isFlushScheduled = false
    room.lastFlushAt = this.clock.now()
    for (const [connection, waiter] of room.waiters) {
      if (!room.hasNews(waiter)) continue
      room.waiters.delete(connection)
      waiter.answer(this.reader.slice(room, waiter))
    }
  }
}

const GATHER_MS = 20
const FLUSH_MS = 100
