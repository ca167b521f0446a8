import type { StoredMessage } from '@org/im-sdk/protocol'
import type { Bus } from '../../ports/bus'
import type { Clock } from '../../ports/clock'
import { groupTopic, type ChatEventOf } from '../../ports/topics'
import { SharedPush } from '../frames/wires'
import { pushToGroup } from '../push/fanout'
import { OpenRoom } from './open-room'
import type { Room } from './room'
import { roomEntry } from './room-entry'
import type { RoomPolls } from './room-polls'
import type { RoomReader } from './room-reader'

export interface OpenRoomsOptions {
  readonly bus: Bus
  readonly clock: Clock
  readonly onError: (error: unknown) => void
  readonly reader: RoomReader
  readonly polls: RoomPolls
}

/** The chat rooms that are open in this process. Each follows the events of its group. */
export class OpenRooms {
  private readonly entries = new Map<string, OpenRoom>()

  constructor(private readonly options: OpenRoomsOptions) {}

  /** Null if the room is not open, or not yet. */
  ready(groupID: string): Room | null {
    return this.entries.get(groupID)?.ready ?? null
  }

  /** Those that are ready. */
  *[Symbol.iterator](): Iterator<Room> {
    for (const { ready } of this.entries.values()) if (ready !== null) yield ready
  }

  /** The room, opened if it is not. */
  get(groupID: string): Promise<Room> {
    return (this.entries.get(groupID) ?? this.open(groupID)).room
  }

  /** Adds what the store has and the room does not, and answers the polls that wait for it. */
  async catchUp(room: Room): Promise<void> {
    await this.options.reader.catchUp(room)
    this.options.polls.scheduleFlush(room)
  }

  /** Looks for messages whose event was lost, and closes unused rooms. */
  sweep(now: number): void {
    for (const [groupID, entry] of this.entries) {
      const { ready } = entry
      if (ready === null) continue
      const { presence, waiters } = ready
      if (waiters.size > 0 && entry.takeLook(now)) this.catchUp(ready).catch(this.options.onError)
      if (entry.noteEmpty(presence.isEmpty && waiters.size === 0, now)) this.close(groupID, entry)
    }
  }

  closeAll(): void {
    for (const [groupID, entry] of this.entries) this.close(groupID, entry)
  }

  /** Subscribes first and then reads, so that no message is missed. */
  private open(groupID: string): OpenRoom {
    const { bus, clock, onError, reader } = this.options
    const room = reader.load(groupID)
    const stop = bus.subscribe(groupTopic(groupID), (event) => {
      if (event.kind === 'messages') room.then((ready) => this.take(ready, event.messages), onError)
      else if (event.kind === 'changes') room.then((ready) => change(ready, event), onError)
      else if (event.kind === 'groupPush')
        room.then((ready) => pushToGroup(ready.presence.connections(), event), onError)
    })
    const entry = new OpenRoom(room, stop, clock.now())
    this.entries.set(groupID, entry)
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
    if (this.entries.get(groupID) === entry) this.entries.delete(groupID)
  }

  private take(room: Room, messages: readonly StoredMessage[]): void {
    for (const message of messages) {
      if (room.add(roomEntry(inRoom(room, message)))) continue
      // Another process was faster, or a bus event was lost: the store has the messages in between.
      this.catchUp(room).catch(this.options.onError)
      break
    }
    this.options.polls.scheduleFlush(room)
  }
}

/** Later readers get the present state of messages, and present listeners a push of it. */
const change = (room: Room, { push: body, origin }: ChatEventOf<'changes'>): void => {
  for (const message of body.messageList) room.replace(roomEntry(message))
  const push = new SharedPush('pushMessageChanges', body)
  for (const { id, session, output } of room.presence.connections())
    if (id !== origin && session !== null) output.send(push.frame(output.wire))
}

/** A notice for all listeners is not stored: it is after the newest message of the room. */
const inRoom = ({ groupID, next }: Room, message: StoredMessage): StoredMessage =>
  message.groupID === '' ? { ...message, groupID, sequence: next } : message
