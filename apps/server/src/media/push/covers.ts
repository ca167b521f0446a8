import { seconds } from '../../ports/clock'
import type { Context } from '../../services/context'
import { frameKey } from '../../services/live/room-cover'
import { noteFrame } from '../../store/live/rooms'
import type { Relay } from './relay'

/** A picture of each stream is taken so often. */
const EVERY_MS = 180_000

/** Takes pictures of the streams of a relay, one at a time, as covers of their rooms. */
export class Covers {
  private readonly takenAt = new Map<number, number>()

  constructor(
    private readonly relay: Relay,
    private readonly context: Pick<Context, 'blobs' | 'clock' | 'db' | 'frames' | 'log'>,
  ) {}

  /** Of streams without a picture, or with an old one. */
  async take(): Promise<void> {
    const { clock, log } = this.context
    for (const room of this.takenAt.keys()) if (!this.relay.has(room)) this.takenAt.delete(room)
    for (const room of this.relay.roomIds()) {
      const flv = clock.now() - (this.takenAt.get(room) ?? 0) < EVERY_MS ? null : this.relay.stillOf(room)
      if (flv === null) continue
      this.takenAt.set(room, clock.now())
      await this.takeOf(room, flv).catch((error: unknown) =>
        log.warn({ err: error, room }, 'a stream has no picture for its cover'),
      )
    }
  }

  /** The show is over. */
  forget(room: number): Promise<void> {
    this.takenAt.delete(room)
    return this.context.blobs.delete(frameKey(room))
  }

  private async takeOf(room: number, flv: Buffer): Promise<void> {
    const { blobs, clock, db, frames } = this.context
    const at = seconds(clock)
    const jpeg = (await frames?.jpegOf(flv)) ?? null
    if (jpeg === null) return
    await blobs.put(frameKey(room), jpeg, 'image/jpeg')
    if (!(await noteFrame(db, room, at))) await this.forget(room)
  }
}
