/** The part of `net.Socket` that the writer needs. */
export interface FrameSocket {
  /** Bytes that the system has not accepted yet. */
  readonly writableLength: number
  readonly destroyed: boolean
  write(bytes: Uint8Array): unknown
}

/** The output queue of one socket. */
export interface FrameOutbox {
  /** Queues the parts of one whole frame; they are written together at the end of the tick. */
  send(...parts: readonly Buffer[]): void
  /** Writes what is queued at once. */
  flush(): void
}

export interface FrameWriterOptions {
  /** A socket with more unsent bytes than this is closed. */
  readonly maxQueuedBytes: number
  /** Runs the flush at the end of the tick. */
  readonly schedule?: (flush: () => void) => void
}

/**
 * Writes pre-built frames, coalesced: one `socket.write` per socket and tick, and one concatenation for all sockets
 * that got the same frames. A system call for a write costs about 10 µs regardless of its size, so in a burst this is
 * most of the work. Valid only if nothing else writes data frames to the socket and no extension is negotiated.
 */
export class FrameWriter {
  private due: Outbox[] = []
  private readonly schedule: (flush: () => void) => void

  constructor(private readonly options: FrameWriterOptions) {
    this.schedule = options.schedule ?? setImmediate
  }

  /** `onOverflow` is called once, if the peer reads too slowly; later frames are dropped. */
  open(socket: FrameSocket, onOverflow: () => void): FrameOutbox {
    return new Outbox(socket, this.options.maxQueuedBytes, this.enqueue, onOverflow)
  }

  private readonly enqueue = (outbox: Outbox): void => {
    if (this.due.length === 0) this.schedule(this.flushAll)
    this.due.push(outbox)
  }

  private readonly flushAll = (): void => {
    const outboxes = this.due
    this.due = []
    let sameParts: readonly Buffer[] = []
    let sameBytes: Buffer = NO_BYTES
    for (const outbox of outboxes) {
      const parts = outbox.take()
      if (parts.length === 0) continue
      if (!isSame(parts, sameParts)) {
        sameParts = parts
        sameBytes = joined(parts)
      }
      outbox.write(sameBytes)
    }
  }
}

const NO_BYTES = Buffer.alloc(0)
const NO_PARTS: readonly Buffer[] = []

const joined = (parts: readonly Buffer[]): Buffer => (parts.length === 1 && parts[0]) || Buffer.concat(parts)

const isSame = (a: readonly Buffer[], b: readonly Buffer[]): boolean => {
  if (a.length !== b.length) return false
  for (let i = 0; i < a.length; i += 1) if (a[i] !== b[i]) return false
  return true
}

class Outbox implements FrameOutbox {
  private parts: Buffer[] = []
  private bytes = 0
  private isOver = false

  constructor(
    private readonly socket: FrameSocket,
    private readonly maxQueuedBytes: number,
    private readonly enqueue: (outbox: Outbox) => void,
    private readonly onOverflow: () => void,
  ) {}

  send(...parts: readonly Buffer[]): void {
    if (this.isOver || this.socket.destroyed) return
    if (this.parts.length === 0) this.enqueue(this)
    for (const part of parts) {
      this.parts.push(part)
      this.bytes += part.length
    }
    if (this.bytes + this.socket.writableLength > this.maxQueuedBytes) this.relieve()
  }

  flush(): void {
    const parts = this.take()
    if (parts.length > 0) this.write(joined(parts))
  }

  take(): readonly Buffer[] {
    const { parts } = this
    if (parts.length === 0) return NO_PARTS
    this.parts = []
    this.bytes = 0
    return parts
  }

  write(bytes: Buffer): void {
    if (!this.socket.destroyed) this.socket.write(bytes)
  }

  /** A burst within one tick does not mean a slow reader: bytes that the system accepts at once do not count. */
  private relieve(): void {
    this.flush()
    if (this.socket.writableLength <= this.maxQueuedBytes) return
    this.isOver = true
    this.onOverflow()
  }
}
