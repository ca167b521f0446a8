import type { Clock } from '../../ports/clock'
import { binaryFrameParts, framePayload, PING_FRAME, splitFrames, textFrame, textFrameParts } from '../frames/frames'
import type { FrameSocket } from '../frames/frame-writer'
import type { Transport, TransportListener } from './accepted-transport'
import { CLOSE, type CloseReason } from './close-codes'
import type { GatewayLimits } from './limits'
import { RateWindow } from './rate-window'

export interface SharedSocketOptions {
  readonly clock: Clock
  readonly limits: GatewayLimits
  /** The socket that the channels share. */
  readonly transport: Transport
  readonly accept: (transport: Transport) => TransportListener
}

interface Channel {
  readonly listener: TransportListener
  isOpen: boolean
}

/**
 * One socket for the tabs of a browser. Each tab has a channel, which is a transport of its own: with its login, its rooms, its
 * limits. A text frame is the channel's number and then `+` (the tab opens it), `-` and a close code (either side closes it) or its
 * text. Binary frames begin with the number in two bytes; text frames on a binary socket only open and close.
 */
export class SharedSocket implements TransportListener {
  private readonly channels = new Map<number, Channel>()
  private readonly opened: RateWindow
  private readonly strays: RateWindow

  constructor(private readonly options: SharedSocketOptions) {
    this.opened = new RateWindow(CHANNEL_OPENS)
    this.strays = new RateWindow(options.limits.unreadableFramesPerSocket)
    this.closeIfUnused()
  }

  onFrame(data: string | Uint8Array): void {
    const frame = typeof data === 'string' ? readText(data) : readBytes(data)
    if (frame === null) return this.stray()
    const channel = this.channels.get(frame.number)
    if (frame.kind === 'open') return channel === undefined ? this.open(frame.number) : this.stray()
    if (channel === undefined) return this.stray()
    if (frame.kind === 'data') channel.listener.onFrame(frame.data)
    else this.forget(frame.number, channel)
  }

  onControl(): void {
    for (const { listener } of this.channels.values()) listener.onControl()
  }

  onClose(): void {
    for (const [number, channel] of this.channels) this.forget(number, channel)
  }

  private open(number: number): void {
    const { transport, clock, limits, accept } = this.options
    if (!this.opened.take(clock.now())) return transport.close(CLOSE.flood)
    if (this.channels.size >= limits.socketsPerInstance) return this.refuse(number)
    const close = ({ code }: CloseReason) => {
      if (!channel.isOpen) return
      this.say(`${number}-${code}`)
      this.forget(number, channel)
      if (this.channels.size === 0 && code === CLOSE.reconnect.code) transport.close(CLOSE.reconnect)
    }
    const isOpen = () => channel.isOpen && transport.isOpen
    const listener = accept({
      address: transport.address,
      wire: transport.wire,
      socket: addressed(transport, number),
      get isOpen() {
        return isOpen()
      },
      close,
      /** Later frames of a closed channel are strays. */
      deafen: () => undefined,
      terminate: () => transport.terminate(),
    })
    const channel = { listener, isOpen: true }
    this.channels.set(number, channel)
  }

  private refuse(number: number): void {
    this.say(`${number}-${CLOSE.flood.code}`)
  }

  private forget(number: number, channel: Channel): void {
    if (!channel.isOpen) return
    channel.isOpen = false
    this.channels.delete(number)
    channel.listener.onClose()
    this.closeIfUnused()
  }

  private closeIfUnused(): void {
    const { transport, clock, limits } = this.options
    if (this.channels.size > 0) return
    clock.after(limits.loginWithinMs, () => {
      if (this.channels.size === 0 && transport.isOpen) transport.close(CLOSE.loginTooLate)
    })
  }

  private stray(): void {
    const { transport, clock } = this.options
    if (!this.strays.take(clock.now())) transport.close(CLOSE.unreadable)
  }

  private say(text: string): void {
    const { socket, isOpen } = this.options.transport
    if (isOpen && !socket.destroyed) socket.write(textFrame(text))
  }
}

/** Tabs open and close often, but not this often. */
const CHANNEL_OPENS = { count: 60, perMs: 10_000 }

type ChannelFrame =
  | { readonly kind: 'open' | 'close'; readonly number: number }
  | { readonly kind: 'data'; readonly number: number; readonly data: string | Uint8Array }

const TEXT = /^(\d{1,5})([+-]?)/
const NUMBER_MAX = 65_535

const readText = (text: string): ChannelFrame | null => {
  const [start = '', digits, sign] = TEXT.exec(text) ?? []
  const number = Number(digits)
  if (start === '' || number > NUMBER_MAX) return null
  if (sign === '') return { kind: 'data', number, data: text.slice(start.length) }
  return { kind: sign === '+' ? 'open' : 'close', number }
}

const readBytes = (bytes: Uint8Array): ChannelFrame | null => {
  const [high, low] = bytes
  if (high === undefined || low === undefined) return null
  return { kind: 'data', number: high * 256 + low, data: bytes.subarray(2) }
}

/** Writes whole frames of a channel, each with its number. Pings are for the socket. */
const addressed = ({ socket, wire }: Transport, number: number): FrameSocket => ({
  get writableLength() {
    return socket.writableLength
  },
  get destroyed() {
    return socket.destroyed
  },
  write: (bytes) => {
    const frames = splitFrames(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))
    const parts = frames.flatMap((frame): readonly Buffer[] => {
      if (frame[0] === PING_FRAME[0]) return [frame]
      const payload = framePayload(frame)
      return wire === 'text'
        ? textFrameParts(String(number), payload)
        : binaryFrameParts(Uint8Array.of(number >> 8, number & 255), payload)
    })
    return socket.write(Buffer.concat(parts))
  },
})
