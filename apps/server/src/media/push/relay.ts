import type { Readable, Writable } from 'node:stream'
import type { Clock } from '../../ports/clock'
import type { Only } from '../only'
import { Channel } from './channel'
import { BadStreamError } from './flv-tags'
import { PushReader } from './push-reader'

/** A sender that pauses for longer is given up. */
const IDLE_MS = 15_000
/** Viewers wait this long for a sender to come back. */
const GAP_MS = 30_000
/** Ten megabits a second, after what fills a buffer. */
const FASTEST = { bytesPerMs: 1_250, atOnce: 16 * 1024 * 1024 } as const
/** How often the right to send is looked at again. */
const CHECK_MS = 30_000

interface Sender {
  readonly stop: () => void
}

interface Sending {
  /** Whether there is still the right to send. */
  readonly mayGoOn: () => Promise<boolean>
  /** Called when the first sound arrives. */
  readonly onSound?: () => void
}

interface Room {
  readonly channel: Channel
  sender: Sender | null
  cancelEnd: () => void
}

/** The streams that arrive at this process, each with its viewers. */
export class Relay {
  private readonly rooms = new Map<number, Room>()

  constructor(private readonly clock: Clock) {}

  /**
   * Passes a stream on until it ends, breaks, or `mayGoOn`, which is asked now and then, says no. The sender before is
   * stopped. Throws a BadStreamError.
   */
  async receive(roomId: number, stream: Readable, { mayGoOn, onSound }: Sending): Promise<void> {
    const room = this.rooms.get(roomId) ?? this.open(roomId)
    const sender: Sender = { stop: () => stream.destroy() }
    room.sender?.stop()
    room.sender = sender
    room.cancelEnd()
    room.channel.begin()
    const check = () => void mayGoOn().then((may) => may || sender.stop(), sender.stop)
    const stopChecks = this.clock.every(CHECK_MS, check)
    try {
      await this.pass(stream, room.channel, onSound)
    } catch (error) {
      // The sender broke off, or was stopped.
      if (error instanceof BadStreamError) throw error
    } finally {
      stopChecks()
      if (room.sender === sender) {
        room.sender = null
        room.cancelEnd = this.clock.after(GAP_MS, () => this.end(roomId))
      }
    }
  }

  /** Null if there is no stream. The returned function takes the viewer away. */
  watch(roomId: number, out: Writable, only: Only): (() => void) | null {
    return this.rooms.get(roomId)?.channel.watch(out, only) ?? null
  }

  has(roomId: number): boolean {
    return this.rooms.has(roomId)
  }

  roomIds(): readonly number[] {
    return [...this.rooms.keys()]
  }

  /** The last key frame of a room as a stream of its own; null without one. */
  stillOf(roomId: number): Buffer | null {
    return this.rooms.get(roomId)?.channel.still() ?? null
  }

  /** Stops the sender; its viewers wait for another for a while. */
  stopSender(roomId: number): void {
    this.rooms.get(roomId)?.sender?.stop()
  }

  /** Ends the stream, of its sender and its viewers. */
  end(roomId: number): void {
    const room = this.rooms.get(roomId)
    this.rooms.delete(roomId)
    room?.cancelEnd()
    room?.sender?.stop()
    room?.channel.end()
  }

  /** Stops everything. */
  stop(): void {
    for (const roomId of this.rooms.keys()) this.end(roomId)
  }

  private open(roomId: number): Room {
    const room: Room = { channel: new Channel(), sender: null, cancelEnd: () => {} }
    this.rooms.set(roomId, room)
    return room
  }

  private async pass(stream: Readable, channel: Channel, onSound?: () => void): Promise<void> {
    const reader = new PushReader()
    const start = this.clock.now()
    let received = 0
    let hasSound = false
    let cancelIdle = () => {}
    const wait = () => {
      cancelIdle()
      cancelIdle = this.clock.after(IDLE_MS, () => stream.destroy())
    }
    wait()
    try {
      for await (const piece of stream as AsyncIterable<Buffer>) {
        wait()
        received += piece.length
        if (received > FASTEST.atOnce + (this.clock.now() - start) * FASTEST.bytesPerMs)
          throw new BadStreamError('It is faster than 10 Mbit/s.')
        for (const tag of reader.read(piece)) {
          channel.take(tag)
          if (tag.kind !== 'audio' || hasSound) continue
          hasSound = true
          onSound?.()
        }
      }
    } finally {
      cancelIdle()
    }
  }
}
