import { NOTIFY_ROOM, type StoredMessage } from '@org/im-sdk/protocol'
import type { Bus } from '../../ports/bus'
import type { Clock } from '../../ports/clock'
import type { Connection } from '../gateway/connection'
import { groupTopic, type ChatEventOf } from '../../ports/topics'
import { pushToGroup } from '../push/fanout'
import { imError } from '../im-error'
import { Arrivals } from './arrivals'
import { ListenersElsewhere, type Listeners } from './listeners-elsewhere'
import { OpenRoom } from './open-room'
import type { Room, RoomReplies, RoomSlice } from './room'
import { RoomBroadcasts } from './room-broadcasts'
import { roomEntry } from './room-entry'
import { RoomPolls } from './room-polls'
import { RoomReader, type RoomStore } from './room-reader'
import { SharedPush } from '../frames/wires'

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
  private readonly open = new Map<string, OpenRoom>()
  private readonly broadcasts: RoomBroadcasts
  private readonly replies: RoomReplies
  private readonly reader: RoomReader
  private readonly polls: RoomPolls
  private readonly arrivals: Arrivals
  private readonly elsewhere: ListenersElsewhere
  /**
   * Called when a user comes to a room that is in it in no process, and goes from it in all. Those who leave in two processes
   * within a second are not told.
   */
  onVisit: (groupID: string, userID: string, isThere: boolean) => void = () => {}

  constructor(private readonly options: RoomsOptions) {
    this.broadcasts = new RoomBroadcasts(options.clock.now())
    this.replies = { broadcasts: this.broadcasts, chatterMost: options.chatterMost }
    this.reader = new RoomReader(options, this.replies)
    this.polls = new RoomPolls(options.clock, this.reader)
    this.arrivals = new Arrivals(options.clock)
    this.elsewhere = new ListenersElsewhere({
      ...options,
      here: () => this.here(),
      sinceHere: (groupID, userID) => this.ready(groupID)?.presence.since(userID) ?? 0,
      onArrived: (groupID, userID) => this.arrivals.arrived(groupID, userID),
    })
  }

  /**
   * Enters the room, opening it if this process has not yet. Throws GROUP_PERMISSION_DENY, like `poll`, if the
   * connection is in too many rooms.
   */
  async join(connection: Connection, userID: string, groupID: string): Promise<Room> {
    const room = await this.opened(connection, groupID)
    this.arrived(connection, userID, room)
    return room
  }

  quit(connection: Connection, userID: string, groupID: string): void {
    connection.rooms.delete(groupID)
    const room = this.ready(groupID)
    if (room === null) return
    if (room.presence.left(connection, userID)) this.visited(groupID, userID, false)
    this.polls.end(room, connection)
  }

  /**
   * The messages from `startSeq` on: at once if there are any, otherwise when some arrive or after `holdMs`. 0 means
   * "from now".
   */
  async poll(connection: Connection, userID: string, groupID: string, poll: PollRequest): Promise<RoomSlice> {
    const room = await this.opened(connection, groupID)
    this.arrived(connection, userID, room)
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
    if (this.ready(groupID)?.presence.has(userID, this.options.clock.now()) === true) return true
    return this.elsewhere.since(groupID, userID) > 0
  }

  /** True as soon as the user is in the room, false if that takes too long. */
  whenPresent(groupID: string, userID: string, withinMs: number): Promise<boolean> {
    const isPresent = this.isPresent(groupID, userID)
    if (isPresent || withinMs <= 0) return Promise.resolve(isPresent)
    return this.arrivals.wait(groupID, userID, withinMs)
  }

  onlineCount(groupID: string): number {
    if (this.elsewhere.isAlone) return this.ready(groupID)?.presence.count ?? 0
    return this.listeners(groupID).length
  }

  /** The ids of the users who listen now. */
  listeners(groupID: string): readonly string[] {
    const here = this.ready(groupID)?.presence.present(this.options.clock.now()) ?? []
    return [...new Set([...here, ...this.elsewhere.of(groupID)])]
  }

  /** When a listener entered, in epoch seconds; 0 if it does not listen. */
  joinedAt(groupID: string, userID: string): number {
    const here = this.ready(groupID)?.presence.since(userID) ?? 0
    return Math.floor((here === 0 ? this.elsewhere.since(groupID, userID) : here) / 1_000)
  }

  /** Adds a message for all chat rooms but the notify room, which is no place to talk. */
  broadcast(message: StoredMessage): void {
    this.broadcasts.add(message)
    for (const [groupID, { ready }] of this.open) {
      if (ready === null || groupID === NOTIFY_ROOM) continue
      ready.broadcast()
      this.polls.scheduleFlush(ready)
    }
  }

  /** Adds a message for those who are in one room, which is not stored. */
  pass(message: StoredMessage): void {
    // Numbered in each process, so that who moves to another one misses nothing.
    const numbered = this.broadcasts.numbered(message)
    const room = this.ready(message.groupID)
    if (room === null) return
    room.pass(roomEntry(numbered))
    this.polls.scheduleFlush(room)
  }

  disconnected(connection: Connection, userID: string): void {
    for (const groupID of connection.rooms) {
      const room = this.ready(groupID)
      if (room === null) continue
      room.presence.lost(connection, userID, this.options.clock.now())
      this.polls.end(room, connection)
    }
    connection.rooms.clear()
  }

  /** Answers expired polls, removes listeners that left, and closes unused rooms. */
  sweep(): void {
    const now = this.options.clock.now()
    for (const [groupID, entry] of this.open) {
      const { ready } = entry
      if (ready === null) continue
      const { presence, waiters } = ready
      for (const userID of presence.sweep(now)) this.visited(groupID, userID, false)
      this.polls.endExpired(ready)
      if (waiters.size > 0 && entry.takeLook(now)) this.catchUp(ready).catch(this.options.onError)
      if (entry.noteEmpty(presence.isEmpty && waiters.size === 0, now)) this.close(groupID, entry)
    }
    this.elsewhere.tell()
  }

  stop(): void {
    this.elsewhere.stop()
    for (const [groupID, entry] of this.open) this.close(groupID, entry)
  }

  private here(): Listeners {
    const now = this.options.clock.now()
    return new Map(
      [...this.open].flatMap(([groupID, { ready }]) =>
        ready === null || ready.presence.isEmpty
          ? []
          : [[groupID, new Map(ready.presence.present(now).map((id) => [id, ready.presence.since(id)]))] as const],
      ),
    )
  }

  private ready(groupID: string): Room | null {
    return this.open.get(groupID)?.ready ?? null
  }

  /** Reserves the room for the connection before any await. */
  private opened(connection: Connection, groupID: string): Promise<Room> {
    if (!connection.rooms.has(groupID) && connection.rooms.size >= this.options.roomsPerSocket)
      throw imError('GROUP_PERMISSION_DENY', 'This connection listens to too many rooms.')
    connection.rooms.add(groupID)
    const { room } = this.open.get(groupID) ?? this.openStored(groupID)
    room.catch(() => connection.rooms.delete(groupID))
    return room
  }

  /** Subscribes first and then reads, so that no message is missed. */
  private openStored(groupID: string): OpenRoom {
    const { bus, clock, onError } = this.options
    const room = this.reader.load(groupID)
    const stop = bus.subscribe(groupTopic(groupID), (event) => {
      if (event.kind === 'messages') room.then((ready) => this.take(ready, event.messages), onError)
      else if (event.kind === 'changes') room.then((ready) => this.change(ready, event), onError)
      else if (event.kind === 'groupPush')
        room.then((ready) => pushToGroup(ready.presence.connections(), event), onError)
    })
    const entry = new OpenRoom(room, stop, clock.now())
    this.open.set(groupID, entry)
    room.then(
      (ready) => {
        entry.ready = ready
      },
      () => this.close(groupID, entry),
    )
    return entry
  }

  private close(groupID: string, entry: OpenRoom): void {
    entry.stop()
    if (this.open.get(groupID) === entry) this.open.delete(groupID)
  }

  private take(room: Room, messages: readonly StoredMessage[]): void {
    for (const message of messages) {
      if (room.add(roomEntry(inRoom(room, message)))) continue
      // Another process was faster, or a bus event was lost: the store has the messages in between.
      this.catchUp(room).catch(this.options.onError)
      break
    }
    this.polls.scheduleFlush(room)
  }

  /** Later readers get the present state of messages, and present listeners a push of it. */
  private change(room: Room, { push: body, origin }: ChatEventOf<'changes'>): void {
    for (const message of body.messageList) room.replace(roomEntry(message))
    const push = new SharedPush('pushMessageChanges', body)
    for (const { id, session, output } of room.presence.connections())
      if (id !== origin && session !== null) output.send(push.frame(output.wire))
  }

  private async catchUp(room: Room): Promise<void> {
    await this.reader.catchUp(room)
    this.polls.scheduleFlush(room)
  }

  private visited(groupID: string, userID: string, isThere: boolean): void {
    this.elsewhere.touch(groupID, userID)
    if (this.elsewhere.since(groupID, userID) === 0) this.onVisit(groupID, userID, isThere)
  }

  private arrived(connection: Connection, userID: string, room: Room): void {
    if (hasLeft(connection, room.groupID)) return
    const isNew = room.presence.heard(connection, userID, this.options.clock.now())
    if (isNew) this.visited(room.groupID, userID, true)
    this.arrivals.arrived(room.groupID, userID)
  }

  /** A client can be ahead of this process only briefly; otherwise the sequences have restarted. */
  private async startOf(room: Room, startSeq: number): Promise<number> {
    if (startSeq === 0) return room.next
    if (startSeq > room.next) await this.catchUp(room)
    return Math.min(startSeq, room.next)
  }
}

/** A notice for all listeners is not stored: it is after the newest message of the room. */
const inRoom = ({ groupID, next }: Room, message: StoredMessage): StoredMessage =>
  message.groupID === '' ? { ...message, groupID, sequence: next } : message

/** The connection left while the room was opening. */
const hasLeft = (connection: Connection, groupID: string): boolean =>
  connection.isClosed || !connection.rooms.has(groupID)
