import { framePayload, PING_FRAME, splitFrames, type Transport } from '@org/server/core'
import type { Wire } from './sim-wire'

/** A server's socket: what a slow reader has not taken yet waits in it, as in the buffers of a system. */
export class SimSocket {
  readonly destroyed = false
  private readonly waiting: Buffer[] = []
  private isBusy = false

  constructor(
    private readonly wire: Wire,
    /** Asked before a frame goes out; false keeps it. */
    private readonly mayLeave: (payload: Buffer) => boolean,
  ) {}

  get writableLength(): number {
    return this.waiting.reduce((bytes, frame) => bytes + frame.length, 0)
  }

  write(bytes: Uint8Array): void {
    this.waiting.push(...splitFrames(Buffer.from(bytes)))
    this.pump()
  }

  /** At once for a fast reader, otherwise frame by frame at its speed. */
  private pump(): void {
    while (!this.isBusy && this.waiting.length > 0) {
      const { bytesPerSecond, clock } = this.wire
      if (bytesPerSecond === null) {
        this.leave()
        continue
      }
      this.isBusy = true
      clock.after(((this.waiting[0]?.length ?? 0) / bytesPerSecond) * 1_000, () => {
        this.isBusy = false
        this.leave()
        this.pump()
      })
    }
  }

  private leave(): void {
    const frame = this.waiting.shift()
    if (frame === undefined || this.wire.isOver) return
    if (frame.equals(PING_FRAME)) return this.wire.ping()
    const payload = framePayload(frame)
    if (this.mayLeave(payload))
      this.wire.down(this.wire.name === 'text' ? payload.toString() : Uint8Array.from(payload))
  }
}

/** The socket as a transport for the server's core. */
export const carrierOf = (wire: Wire, socket: SimSocket, ends: Pick<Transport, 'close' | 'terminate'>): Transport => ({
  address: wire.ends.device,
  wire: wire.name,
  socket,
  get isOpen() {
    return !wire.isOver
  },
  // Nothing arrives after the end of a connection.
  deafen: () => {},
  ...ends,
})
