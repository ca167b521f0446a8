import { NOTIFY_ROOM, type StoredMessage } from '@org/im-sdk/protocol'
import type { Bus } from '../../ports/bus'
import type { Clock } from '../../ports/clock'
import type { Connection } from '../gateway/connection'
import { imError } from '../im-error'
import { Arrivals } from './arrivals'
import { Departures } from './departures'
import { ListenersElsewhere, type Listeners } from './listeners-elsewhere'
import { OpenRooms } from './open-rooms'
import type { Room, RoomReplies, RoomSlice } from './room'
import { RoomBroadcasts } from './room-broadcasts'
import { roomEntry } from './room-entry'
import { RoomPolls } from './room-polls'
import { RoomReader, type RoomStore } from './room-reader'

export interface RoomsOptions extends RoomStore {
  readonly bus: Bus
  readonly clock: Clock
  /** Of this process. */
  readonly processID: string
  readonly roomsPerSocket: number
  /** The most chatter in one reply: what must arrive is never left out. */
  readonly chatterMost: () => number
  readonly onError: (error: unknown) => void
}

export interface PollRequest {
  readonly startSeq: number
  readonly startBroadcastSeq: number
  readonly isSimple: boolean
  readonly holdMs: number
}

/** The chat rooms with listeners in this process, and who listens to them in any process. */
export class Rooms {
  private readonly open: OpenRooms
  private readonly broadcasts: RoomBroadcasts
  private readonly replies: RoomReplies
  private readonly reader: RoomReader
  private readonly polls: RoomPolls
  private readonly arrivals: Arrivals
  private readonly departures = new Departures()
  private readonly elsewhere: ListenersElsewhere
  /**
   * Called when a user comes to a room that is in it in no process, and, some seconds after it has gone, when it is in it in none.
   * Those who leave in two processes within a second are not told. Who enters or quits is answered when it resolves.
   */
  onVisit: (groupID: string, userID: string, isThere: boolean) => Promise<void> = () => Promise.resolve()

  constructor(private readonly options: RoomsOptions) {
    this.broadcasts = new RoomBroadcasts(options.clock.now())
    this.replies = { broadcasts: this.broadcasts, chatterMost: options.chatterMost }
    this.reader = new RoomReader(options, this.replies)
    this.polls = new RoomPolls(options.clock, this.reader)
    this.open = new OpenRooms({ ...options, reader: this.reader, polls: this.polls })
    this.arrivals = new Arrivals(options.clock)
    this.elsewhere = new ListenersElsewhere({
      ...options,
      here: () => this.here(),
      sinceHere: (groupID, userID) => this.open.ready(groupID)?.presence.since(userID) ?? 0,
      onArrived: (groupID, userID) => {
        this.departures.drop(groupID, userID)
        this.arrivals.arrived(groupID, userID)
      },
    })
  }

  /**
   * Enters the room, opening it if this process has not yet. Throws GROUP_PERMISSION_DENY, like `poll`, if the
   * connection is in too many rooms.
   */
  async join(connection: Connection, userID: string, groupID: string): Promise<Room> {
    const room = await this.opened(connection, groupID)
    await this.arrived(connection, userID, room)
    return room
  }

  async quit(connection: Connection, userID: string, groupID: string): Promise<void> {
    connection.rooms.delete(groupID)
    const room = this.open.ready(groupID)
    if (room === null) return
    this.polls.end(room, connection)
    if (room.presence.left(connection, userID)) await this.left(groupID, userID)
  }

  /**
   * The messages from `startSeq` on: at once if there are any, otherwise when some arrive or after `holdMs`. 0 means
   * "from now".
   */
  async poll(connection: Connection, userID: string, groupID: string, poll: PollRequest): Promise<RoomSlice> {
    const room = await this.opened(connection, groupID)
    await this.arrived(connection, userID, room)
    const start = await this.startOf(room, poll.startSeq)
    this.polls.end(room, connection)
    const { next } = this.broadcasts
    const broadcastStart = poll.startBroadcastSeq === 0 ? next : Math.min(poll.startBroadcastSeq, next)
    const position = { start, broadcastStart, isSimple: poll.isSimple }
    if (room.hasNews(position) || poll.holdMs <= 0 || hasLeft(connection, groupID))
      return this.reader.slice(room, position)
    return this.polls.wait(room, connection, position, poll.holdMs)
  }

  isPresent(groupID: string, userID: string): boolean {
    if (this.open.ready(groupID)?.presence.has(userID, this.options.clock.now()) === true) return true
    return this.elsewhere.since(groupID, userID) > 0
  }

  /** True as soon as the user is in the room, false if that takes too long. */
  whenPresent(groupID: string, userID: string, withinMs: number): Promise<boolean> {
    const isPresent = this.isPresent(groupID, userID)
    if (isPresent || withinMs <= 0) return Promise.resolve(isPresent)
    return this.arrivals.wait(groupID, userID, withinMs)
  }

  onlineCount(groupID: string): number {
    if (this.elsewhere.isAlone) return this.open.ready(groupID)?.presence.count ?? 0
    return this.listeners(groupID).length
  }

  /** The ids of the users who listen now. */
  listeners(groupID: string): readonly string[] {
    const here = this.open.ready(groupID)?.presence.present(this.options.clock.now()) ?? []
    return [...new Set([...here, ...this.elsewhere.of(groupID)])]
  }

  /** When a listener entered, in epoch seconds; 0 if it does not listen. */
  joinedAt(groupID: string, userID: string): number {
    const here = this.open.ready(groupID)?.presence.since(userID) ?? 0
    return Math.floor((here === 0 ? this.elsewhere.since(groupID, userID) : here) / 1_000)
  }

  /** Adds a message for all chat rooms but the notify room, which is no place to talk. */
  broadcast(message: StoredMessage): void {
    this.broadcasts.add(message)
    for (const room of this.open) {
      if (room.groupID === NOTIFY_ROOM) continue
      room.broadcast()
      this.polls.scheduleFlush(room)
    }
  }

  /** Adds a message for those who are in one room, which is not stored. */
  pass(message: StoredMessage): void {
    // Numbered in each process, so that who moves to another one misses nothing.
    const numbered = this.broadcasts.numbered(message)
    const room = this.open.ready(message.groupID)
    if (room === null) return
    room.pass(roomEntry(numbered))
    this.polls.scheduleFlush(room)
  }

  disconnected(connection: Connection, userID: string): void {
    for (const groupID of connection.rooms) {
      const room = this.open.ready(groupID)
      if (room === null) continue
      room.presence.lost(connection, userID, this.options.clock.now())
      this.polls.end(room, connection)
    }
    connection.rooms.clear()
  }

  /** Answers expired polls, removes listeners that left, and closes unused rooms. */
  sweep(): void {
    const { clock, onError } = this.options
    const now = clock.now()
    for (const room of this.open) {
      Promise.all(room.presence.sweep(now).map((userID) => this.left(room.groupID, userID))).catch(onError)
      this.polls.endExpired(room)
    }
    this.open.sweep(now)
    this.elsewhere.tell()
    const gone = this.departures.round().map(({ groupID, userID }) => this.onVisit(groupID, userID, false))
    Promise.all(gone).catch(onError)
  }

  stop(): void {
    this.elsewhere.stop()
    this.open.closeAll()
  }

  private here(): Listeners {
    const now = this.options.clock.now()
    return new Map(
      [...this.open].flatMap(({ groupID, presence }) =>
        presence.isEmpty
          ? []
          : [[groupID, new Map(presence.present(now).map((id) => [id, presence.since(id)]))] as const],
      ),
    )
  }

  /** Reserves the room for the connection before any await. */
  private opened(connection: Connection, groupID: string): Promise<Room> {
    if (!connection.rooms.has(groupID) && connection.rooms.size >= this.options.roomsPerSocket)
      throw imError('GROUP_PERMISSION_DENY', 'This connection listens to too many rooms.')
    connection.rooms.add(groupID)
    const room = this.open.get(groupID)
    room.catch(() => connection.rooms.delete(groupID))
    return room
  }

  private async left(groupID: string, userID: string): Promise<void> {
    this.elsewhere.touch(groupID, userID)
    if (this.elsewhere.since(groupID, userID) > 0) return
    if (this.elsewhere.isAlone) await this.onVisit(groupID, userID, false)
    else this.departures.hold(groupID, userID)
  }

  private async arrived(connection: Connection, userID: string, room: Room): Promise<void> {
    if (hasLeft(connection, room.groupID)) return
    const isNew = room.presence.heard(connection, userID, this.options.clock.now())
    this.arrivals.arrived(room.groupID, userID)
    if (isNew) await this.entered(room.groupID, userID)
  }

  private async entered(groupID: string, userID: string): Promise<void> {
    this.elsewhere.touch(groupID, userID)
    const isBack = this.departures.drop(groupID, userID)
    if (!isBack && this.elsewhere.since(groupID, userID) === 0) await this.onVisit(groupID, userID, true)
  }

  /** A client can be ahead of this process only briefly; otherwise the sequences have restarted. */
  private async startOf(room: Room, startSeq: number): Promise<number> {
    if (startSeq === 0) return room.next
    if (startSeq > room.next) await this.open.catchUp(room)
    return Math.min(startSeq, room.next)
  }
}

/** The connection left while the room was opening. */
const hasLeft = (connection: Connection, groupID: string): boolean =>
  connection.isClosed || !connection.rooms.has(groupID)
