import type { Clock } from '../clock/clock'
import type { Socket, SocketHandlers, Transport } from '../connection/transport'
import type { FrameData } from '../protocol/envelope'
import { Leader, type ToLeader, type ToTab } from './leader'
import type { TabChannel, Tabs } from './tabs'

export interface TabLineOptions {
  readonly tabs: Tabs
  readonly transport: Transport
  readonly clock: Clock
  /** The same for all sockets that can be one. */
  readonly name: string
  /** Unique among the tabs. */
  readonly id: string
}

interface OwnSocket {
  readonly number: number
  readonly url: string
  readonly handlers: SocketHandlers
  /** A leader has accepted it. */
  isAccepted: boolean
}

/** The sockets of this tab, through the tab that leads, which may be this one. */
export class TabLine {
  readonly #options: TabLineOptions
  readonly #sockets = new Map<number, OwnSocket>()
  readonly #leaders: TabChannel
  readonly #announcements: TabChannel
  /** This tab has the lock by which the leader sees that it lives. */
  readonly #isKnown: Promise<void>
  #last = 0
  #leader: Leader | null = null
  /** The tab that leads, if it is known. */
  #leaderID: string | null = null
  /** Ends the lead of this tab. */
  #stepDown: () => void = () => undefined
  /** Ends the waiting for the lead; null if this tab neither waits nor leads. */
  #waiting: AbortController | null = null
  /** The browser refuses locks: tabs cannot agree on a leader. */
  #isAlone = false

  constructor(options: TabLineOptions) {
    this.#options = options
    const { tabs, name, id } = options
    tabs.channel(`${name}/${id}`, (message) => this.#take(message as ToTab))
    this.#leaders = tabs.channel(`${name}/leader`, (message) => this.#leader?.take(message as ToLeader))
    this.#announcements = tabs.channel(name, (leader) => this.#follow(leader as string))
    this.#isKnown = new Promise((resolve) => {
      const live = async () => {
        resolve()
        await new Promise<never>(() => undefined)
      }
      tabs.lock(`${name}/${id}`, {}, live).catch(() => resolve())
    })
    tabs.whenLeaving(() => this.#stepDown())
  }

  open(url: string, handlers: SocketHandlers): Socket {
    if (this.#isAlone) return this.#options.transport.open(url, handlers)
    const number = ++this.#last
    const own: OwnSocket = { number, url, handlers, isAccepted: false }
    this.#sockets.set(number, own)
    if (this.#waiting === null) void this.#wait({})
    void this.#isKnown.then(() => this.#ask(own))
    return {
      send: (data) => this.#say({ ask: 'send', data }, number),
      close: (code) => {
        if (this.#sockets.delete(number)) this.#say({ ask: 'close', code }, number)
      },
    }
  }

  #ask(own: OwnSocket): void {
    if (!this.#sockets.has(own.number)) return
    this.#say({ ask: 'open', url: own.url }, own.number)
    /** The leader is frozen, or there is none although the lock is taken. */
    this.#options.clock.after(ANSWER_MS, () => {
      if (this.#sockets.get(own.number) === own && !own.isAccepted && this.#leader === null)
        void this.#wait({ steal: true })
    })
  }

  #say(
    asked: { ask: 'open'; url: string } | { ask: 'send'; data: FrameData } | { ask: 'close'; code: number },
    socket: number,
  ) {
    const message: ToLeader = { tab: this.#options.id, socket, ...asked }
    if (this.#leader === null) this.#leaders.post(message)
    else this.#leader.take(message)
  }

  #take(message: ToTab): void {
    const { leader, socket } = message
    const own = this.#sockets.get(socket)
    /** A leader that was frozen may still answer after another has taken its place. */
    if (own === undefined || (this.#leaderID !== null && leader !== this.#leaderID)) return
    this.#leaderID = leader
    own.isAccepted = true
    if (message.told === 'opened') own.handlers.onOpen()
    else if (message.told === 'message') own.handlers.onMessage(message.data)
    else if (message.told === 'closed') {
      this.#sockets.delete(socket)
      own.handlers.onClose(message.code)
    }
  }

  /** Another tab leads: what the earlier leader had is lost, what it has not accepted is asked again. */
  #follow(leaderID: string): void {
    if (leaderID !== this.#options.id) this.#stepDown()
    this.#leaderID = leaderID
    for (const own of this.#sockets.values()) {
      if (!own.isAccepted) {
        void this.#isKnown.then(() => this.#ask(own))
        continue
      }
      this.#sockets.delete(own.number)
      own.handlers.onClose(LOST)
    }
  }

  async #wait(options: { steal?: boolean }): Promise<void> {
    this.#waiting?.abort()
    const waiting = new AbortController()
    this.#waiting = waiting
    const { tabs, name } = this.#options
    const { signal } = waiting
    try {
      await tabs.lock(name, options.steal === true ? { steal: true } : { signal }, () => this.#lead(signal))
    } catch (error) {
      /** Otherwise another tab has stolen the lead, or the waiting has ended. */
      this.#isAlone ||= (error as Error).name !== 'AbortError'
    }
    if (this.#waiting !== waiting) return
    this.#waiting = null
    this.#stepDown()
    if (this.#isAlone) return this.#closeAll()
    if (this.#sockets.size > 0) void this.#wait({})
  }

  /** The instances connect again, each with a socket of its own. */
  #closeAll(): void {
    const own = [...this.#sockets.values()]
    this.#sockets.clear()
    for (const { handlers } of own) handlers.onClose(LOST)
  }

  #lead(signal: AbortSignal): Promise<void> {
    if (signal.aborted) return Promise.resolve()
    const { tabs, name, id, transport, clock } = this.#options
    const inboxes = new Map<string, TabChannel>()
    const inboxOf = (tab: string): TabChannel => {
      const known = inboxes.get(tab) ?? tabs.channel(`${name}/${tab}`, () => undefined)
      inboxes.set(tab, known)
      return known
    }
    return new Promise((resolve) => {
      const leader = new Leader({
        id,
        transport,
        clock,
        tell: (tab, message) => (tab === id ? this.#take(message) : inboxOf(tab).post(message)),
        whenGone: async (tab, ended) => {
          await tabs.lock(`${name}/${tab}`, { signal: ended }, () => Promise.resolve())
          inboxes.get(tab)?.close()
          inboxes.delete(tab)
        },
      })
      this.#stepDown = () => {
        this.#stepDown = () => undefined
        this.#leader = null
        leader.stop()
        for (const inbox of inboxes.values()) inbox.close()
        resolve()
      }
      this.#leader = leader
      this.#announcements.post(id)
      this.#follow(id)
    })
  }
}

/** How long a leader may take to accept a socket. */
const ANSWER_MS = 1_000
/** The close code of a connection that was cut. */
const LOST = 1_006
