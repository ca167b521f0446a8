import {
  createIm,
  framePayload,
  GATEWAY_LIMITS,
  inProcessBus,
  PING_FRAME,
  Reception,
  signUserSig,
  splitFrames,
  type Im,
  type TransportListener,
} from '@org/server/core'
import { binary } from '@org/im-sdk/binary'
import { ERRORS, type RequestFrame } from '@org/im-sdk/protocol'
import type { Chance } from '../simulation/chance'
import { ParticipantClock, SimClock } from '../simulation/sim-clock'
import { CONFIG, simContext } from '../simulation/sim-context'
import { cannedDatabase } from './canned-database'
import { requests, type Frame } from './frames'
import { mutateBytes, mutateFrame, mutateText, textOf } from './mutate'
import type { Tally } from './tally'

const USER = '7'
/** Minutes pass with every batch. */
const YEARS_SECONDS = 1_000_000_000

type Wire = 'text' | 'binary'

/** Sends mutated requests through the frame readers and the router, a logged-in connection for every batch. */
export class ServerFuzz {
  private readonly base = new SimClock()
  private readonly im: Im
  private readonly reception: Reception
  private readonly samples: readonly Frame[]
  private readonly login: Frame | undefined

  constructor(
    private readonly tally: Tally,
    private readonly chance: Chance,
  ) {
    const clock = new ParticipantClock(this.base)
    const context = simContext({
      db: cannedDatabase(),
      clock,
      bus: inProcessBus((error) => tally.found('crash', `a bus event: ${String(error)}`)),
      limiter: { take: () => Promise.resolve(true) },
      eventLoop: { lagMs: () => 0 },
      chance,
      onLogged: (line) => tally.found('unnamed', line),
    })
    this.im = createIm(context, LIMITS)
    this.reception = new Reception(this.im)
    const usersig = signUserSig(CONFIG, USER, YEARS_SECONDS, Math.floor(clock.now() / 1_000))
    this.samples = requests(USER, '8').map((frame) => ({ ...frame, head: { ...frame.head, usersig } }))
    this.login = this.samples.find(({ head }) => head.servcmd === 'session.login')
  }

  /** Sends a number of frames in one format. */
  async run(wire: Wire, frames: number): Promise<void> {
    const { tally, samples, chance, im } = this
    const listener = this.connect(wire)
    await this.logIn(listener, wire)
    for (let count = 0; count < frames; count += 1) {
      const sample = samples[chance.between(0, samples.length - 1)] ?? samples[0]
      if (sample === undefined) return
      tally.frames += 1
      const data = this.mutate(wire, sample)
      try {
        listener.onFrame(data)
      } catch (error) {
        tally.found('crash', `the server throws ${stackOf(error)} at ${String(data).slice(0, 500)}`)
      }
      // Waits for replies, so that the limit of open requests does not refuse the rest.
      if (count % 50 === 49) await this.pass(20)
    }
    im.rooms.sweep()
    await this.pass(400_000)
    listener.onClose()
    im.rooms.sweep()
  }

  private connect(wire: Wire): TransportListener {
    return this.reception.accept({
      address: 'fuzz',
      wire,
      socket: {
        writableLength: 0,
        destroyed: false,
        write: (bytes) => {
          for (const frame of splitFrames(Buffer.from(bytes))) if (!frame.equals(PING_FRAME)) this.read(frame, wire)
        },
      },
      isOpen: true,
      close: ({ reason }) => this.tally.found('crash', `the server closes a ${wire} connection: ${reason}`),
      deafen: () => {},
      terminate: () => {},
    })
  }

  private async logIn(listener: TransportListener, wire: Wire): Promise<void> {
    const { login } = this
    if (login !== undefined) {
      const data = wire === 'text' ? JSON.stringify({ head: login.head, body: {} }) : encode(login)
      if (data !== null) listener.onFrame(data)
    }
    await this.pass(100)
    if ([...this.im.sessions.all].every(({ session }) => session === null))
      this.tally.found('crash', `nobody can log in on the ${wire} wire`)
  }

  private read(frame: Buffer, wire: Wire): void {
    const payload = framePayload(frame)
    const code = wire === 'text' ? codeOfText(payload.toString()) : codeOfBytes(Uint8Array.from(payload))
    if (code !== 0) this.tally.code(code, `the server's ${wire} answer`)
  }

  private mutate(wire: Wire, sample: Frame): string | Uint8Array {
    const { chance } = this
    const way = chance.next()
    const frame = way < 0.7 ? mutateFrame(sample, chance) : sample
    if (wire === 'text') {
      const text = textOf(frame)
      return way > 0.8 ? mutateText(text, chance) : text
    }
    const bytes = encode(frame) ?? encode(sample) ?? new Uint8Array()
    return way > 0.8 ? mutateBytes(bytes, chance) : bytes
  }

  private pass(ms: number): Promise<void> {
    const settled = () => new Promise<void>((resolve) => void setImmediate(resolve))
    return this.base.advanceTo(this.base.now() + ms, settled)
  }
}

/** Turns off closing of connections with unreadable frames or without a login, because all here are such. */
const LIMITS = {
  ...GATEWAY_LIMITS,
  framesPerSocket: { count: Number.POSITIVE_INFINITY, perMs: 10_000 },
  unreadableFramesPerSocket: { count: Number.POSITIVE_INFINITY, perMs: 60_000 },
}

const stackOf = (error: unknown) => (error instanceof Error ? (error.stack ?? error.message) : String(error))

/** Null if the frame cannot be encoded. */
const encode = (frame: Frame): Uint8Array | null => {
  try {
    return binary.encode(frame as unknown as RequestFrame) as Uint8Array
  } catch {
    return null
  }
}

const codeOfText = (text: string): number => {
  const { body } = JSON.parse(text) as { body?: { ErrorCode?: number } }
  return body?.ErrorCode ?? 0
}

const codeOfBytes = (bytes: Uint8Array): number => {
  // A reply to a frame without a command has none either; the engine reports it as FRAME_INVALID.
  if (bytes[0] !== SERVCMD) return ERRORS.FRAME_INVALID.code
  const frame = binary.decode(bytes)
  if (frame === null || frame instanceof Promise) return -1
  const { errorCode } = frame.body
  return typeof errorCode === 'number' ? errorCode : 0
}

/** The tag of the field `servcmd`, which is first if it is not empty. */
const SERVCMD = (1 << 3) | 2
