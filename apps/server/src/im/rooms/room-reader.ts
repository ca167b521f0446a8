import type { StoredMessage } from '@org/im-sdk/protocol'
import { Room, roomSlice, type RoomSlice } from './room'
import { wireMessage } from '../frames/write-frame'

export interface RoomStore {
  /** The newest sequence of a room in the store. */
  readonly newest: (groupID: string) => Promise<number>
  /** Stored messages of a room from a sequence on, ascending. */
  readonly read: (groupID: string, from: number, count: number) => Promise<StoredMessage[]>
}

/**
 * Reads messages that a room does not have in memory. `isEphemeral` returns true for rooms whose messages are not
 * stored.
 */
export class RoomReader {
  private readonly older = new Map<string, Promise<RoomSlice>>()

  constructor(
    private readonly store: RoomStore,
    private readonly isEphemeral: (groupID: string) => boolean,
  ) {}

  /** A room with its newest messages. */
  async load(groupID: string): Promise<Room> {
    const last = await this.store.newest(groupID)
    const from = Math.max(1, last + 1 - WARM)
    const messages = last === 0 ? [] : await this.store.read(groupID, from, WARM)
    const first = messages[0]?.sequence ?? last + 1
    const room = new Room(groupID, first, first, RING)
    for (const message of messages) room.add(message.sequence, wireMessage(message))
    return room
  }

  /** Adds messages stored after the newest one in memory. */
  async catchUp(room: Room): Promise<void> {
    for (const message of await this.store.read(room.groupID, room.next, CATCH_UP))
      room.add(message.sequence, wireMessage(message))
  }

  /** The messages from `start` on, from the store if the room no longer has them in memory. */
  slice(room: Room, start: number): RoomSlice | Promise<RoomSlice> {
    return start >= room.first ? room.slice(start) : this.olderSlice(room, start)
  }

  /** Read once for all polls from the same position. */
  private olderSlice(room: Room, start: number): Promise<RoomSlice> {
    const key = `${start} ${room.groupID}`
    const running = this.older.get(key)
    if (running !== undefined) return running
    const reading = this.readOlder(room, start).finally(() => this.older.delete(key))
    this.older.set(key, reading)
    return reading
  }

  private async readOlder(room: Room, start: number): Promise<RoomSlice> {
    if (this.isEphemeral(room.groupID)) {
      // A sequence of an earlier process: the number of later messages is unknown.
      const lost = start >= room.origin ? room.first - start : 1
      const messages = room.messagesFrom(room.first)
      return start >= room.origin ? roomSlice(start, lost, messages) : roomSlice(room.first - lost, lost, messages)
    }
    const messages = await this.store.read(room.groupID, start, OLDER)
    const first = messages[0]
    if (first === undefined) return roomSlice(start, room.first - start, room.messagesFrom(room.first))
    return roomSlice(start, first.sequence - start, messages.map(wireMessage))
  }
}

/** The number of messages of a room in memory, read when it opens, read to close a gap, and read for an older page. */
export const RING = 1_000
const WARM = 50
const CATCH_UP = 1_000
const OLDER = 200
