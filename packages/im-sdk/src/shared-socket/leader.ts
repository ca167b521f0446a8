import type { Clock } from '../clock/clock'
import type { Socket, Transport } from '../connection/transport'
import type { FrameData } from '../protocol/envelope'
import { CLOSE_CODE, TIMING } from '../protocol/limits'
import { closeFrame, dataFrame, openFrame, readChannelFrame } from './channel-frame'

/** What a tab asks of the leader. `socket` is the tab's own number of the socket. */
export type ToLeader = { readonly tab: string; readonly socket: number } & (
  | { readonly ask: 'open'; readonly url: string }
  | { readonly ask: 'send'; readonly data: FrameData }
  | { readonly ask: 'close'; readonly code: number }
)

/** What a leader tells a tab of one of its sockets. */
export type ToTab = { readonly leader: string; readonly socket: number } & (
  | { readonly told: 'accepted' | 'opened' }
  | { readonly told: 'message'; readonly data: FrameData }
  | { readonly told: 'closed'; readonly code: number }
)

type Told = ToTab extends infer Each ? (Each extends ToTab ? Omit<Each, 'leader' | 'socket'> : never) : never

interface Channel {
  readonly number: number
  readonly tab: string
  readonly socket: number
}

export interface LeaderOptions {
  /** The id of its tab. */
  readonly id: string
  readonly transport: Transport
  readonly clock: Clock
  readonly tell: (tab: string, message: ToTab) => void
  /** Resolves when a tab is gone. */
  readonly whenGone: (tab: string, signal: AbortSignal) => Promise<void>
}

/** Has the only socket, with a channel for each socket that a tab has asked for. */
export class Leader {
  readonly #options: LeaderOptions
  readonly #channels = new Map<number, Channel>()
  readonly #watched = new Set<string>()
  readonly #stopped = new AbortController()
  #shared: Socket | null = null
  #isOpen = false
  /** When the socket has opened or brought a frame, on the monotonic clock. */
  #heardAt = 0
  #last = 0

  constructor(options: LeaderOptions) {
    this.#options = options
  }

  take(asked: ToLeader): void {
    if (this.#stopped.signal.aborted) return
    if (asked.ask === 'open') return this.#open(asked)
    const channel = this.#find(asked)
    if (channel === undefined) return
    const { number } = channel
    if (asked.ask === 'send') this.#shared?.send(dataFrame(number, asked.data))
    else this.#close(channel, asked.code)
  }

  /** Gives up the socket. Another tab leads now, or none. */
  stop(): void {
    this.#stopped.abort()
    this.#drop()
  }

  #open({ tab, socket, url }: Extract<ToLeader, { ask: 'open' }>): void {
    if (this.#find({ tab, socket }) !== undefined) return
    this.#watch(tab)
    const channel = { number: this.#nextNumber(), tab, socket }
    this.#channels.set(channel.number, channel)
    this.#tell(channel, { told: 'accepted' })
    if (this.#isOpen) this.#announce(channel)
    else if (this.#shared === null) this.#connect(url)
  }

  #connect(url: string): void {
    const { transport } = this.#options
    const mine: { socket?: Socket } = {}
    const isCurrent = () => this.#shared === mine.socket
    try {
      mine.socket = transport.open(`${url}&shared=1`, {
        onOpen: () => {
          if (!isCurrent()) return
          this.#isOpen = true
          this.#heardAt = this.#options.clock.monotonic()
          for (const channel of this.#channels.values()) this.#announce(channel)
        },
        onMessage: (frame) => {
          if (isCurrent()) this.#receive(frame)
        },
        onClose: (code) => {
          if (isCurrent()) this.#ended(code)
        },
        onError: () => {
          if (!isCurrent()) return
          mine.socket?.close(CLOSE_CODE.reconnect)
          this.#ended(FAILED)
        },
      })
      this.#shared = mine.socket
    } catch {
      this.#ended(FAILED)
    }
  }

  #announce(channel: Channel): void {
    this.#shared?.send(openFrame(channel.number))
    this.#tell(channel, { told: 'opened' })
  }

  #receive(frame: unknown): void {
    this.#heardAt = this.#options.clock.monotonic()
    const read = readChannelFrame(frame)
    const channel = read === null ? undefined : this.#channels.get(read.number)
    if (read === null || channel === undefined) return
    if (read.kind === 'data') return this.#tell(channel, { told: 'message', data: read.data })
    this.#channels.delete(channel.number)
    this.#tell(channel, { told: 'closed', code: read.code })
    this.#leaveUnused()
  }

  #close({ number }: Channel, code: number): void {
    this.#channels.delete(number)
    if (code === CLOSE_CODE.reconnect && this.#isSilent) return this.#drop()
    if (this.#isOpen) this.#shared?.send(closeFrame(number, code))
    this.#leaveUnused()
  }

  /** A tab got no reply, and neither did another: the connection is lost, although nobody has reported it. */
  get #isSilent(): boolean {
    return this.#isOpen && this.#options.clock.monotonic() - this.#heardAt >= TIMING.pingTimeoutMs
  }

  #drop(): void {
    const shared = this.#shared
    this.#ended(FAILED)
    shared?.close(CLOSE_CODE.reconnect)
  }

  /** The socket is gone, and with it all channels. */
  #ended(code: number): void {
    this.#shared = null
    this.#isOpen = false
    const ended = [...this.#channels.values()]
    this.#channels.clear()
    for (const channel of ended) this.#tell(channel, { told: 'closed', code })
  }

  #leaveUnused(): void {
    if (this.#channels.size > 0) return
    const shared = this.#shared
    this.#shared = null
    this.#isOpen = false
    shared?.close(CLOSE_CODE.wanted)
  }

  /** A tab that crashes or is closed says nothing. */
  #watch(tab: string): void {
    const { id, whenGone } = this.#options
    if (tab === id || this.#watched.has(tab)) return
    this.#watched.add(tab)
    const drop = () => {
      this.#watched.delete(tab)
      for (const channel of this.#channels.values()) if (channel.tab === tab) this.#close(channel, CLOSE_CODE.wanted)
    }
    whenGone(tab, this.#stopped.signal).then(drop, () => undefined)
  }

  #nextNumber(): number {
    do this.#last = (this.#last % NUMBER_MAX) + 1
    while (this.#channels.has(this.#last))
    return this.#last
  }

  #find({ tab, socket }: Pick<ToLeader, 'tab' | 'socket'>): Channel | undefined {
    for (const channel of this.#channels.values()) if (channel.tab === tab && channel.socket === socket) return channel
    return undefined
  }

  #tell({ tab, socket }: Channel, told: Told): void {
    this.#options.tell(tab, { leader: this.#options.id, socket, ...told } as ToTab)
  }
}

/** As browsers report a connection that was never made. */
const FAILED = 1_006
const NUMBER_MAX = 65_535
