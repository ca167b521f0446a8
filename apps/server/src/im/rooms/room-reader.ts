import type { StoredMessage } from '@org/im-sdk/protocol'
import { Room, type RoomPosition, type RoomReplies, type RoomSlice } from './room'
import { roomEntry } from './room-entry'

export interface RoomStore {
  /** The newest sequence of a room in the store. */
  readonly newest: (groupID: string) => Promise<number>
  /** Stored messages of a room from a sequence on, ascending. */
  readonly read: (groupID: string, from: number, count: number) => Promise<StoredMessage[]>
}

/** Reads messages that a room does not have in memory. */
export class RoomReader {
  private readonly older = new Map<string, Promise<RoomSlice>>()

  constructor(
    private readonly store: RoomStore,
    private readonly replies: RoomReplies,
  ) {}

  /** A room with its newest messages. */
  async load(groupID: string): Promise<Room> {
    const last = await this.store.newest(groupID)
    const from = Math.max(1, last + 1 - WARM)
    const messages = last === 0 ? [] : await this.store.read(groupID, from, WARM)
    const first = messages[0]?.sequence ?? last + 1
    const room = new Room(groupID, first, first, RING, this.replies)
    for (const message of messages) room.add(roomEntry(message))
    return room
  }

  /** Adds messages stored after the newest one in memory. */
  async catchUp(room: Room): Promise<void> {
    for (const message of await this.store.read(room.groupID, room.next, CATCH_UP)) room.add(roomEntry(message))
  }

  /** The messages from a position on, from the store if the room no longer has them in memory. */
  slice(room: Room, position: RoomPosition): RoomSlice | Promise<RoomSlice> {
    return position.start >= room.first ? room.slice(position) : this.olderSlice(room, position)
  }

  /** Read once for all polls from the same position. */
  private olderSlice(room: Room, position: RoomPosition): Promise<RoomSlice> {
    const key = `${JSON.stringify(position)} ${room.groupID}`
    const running = this.older.get(key)
    if (running !== undefined) return running
    const reading = this.readOlder(room, position).finally(() => this.older.delete(key))
    this.older.set(key, reading)
    return reading
  }

  private async readOlder(room: Room, position: RoomPosition): Promise<RoomSlice> {
    const { start } = position
    const inMemory = room.entriesFrom(room.first)
    const messages = await this.store.read(room.groupID, start, OLDER)
    const first = messages[0]
    if (first === undefined) return room.reply(position, room.first - start, inMemory)
    return room.reply(position, first.sequence - start, messages.map(roomEntry))
  }
}

/** The number of messages of a room in memory, read when it opens, read to close a gap, and read for an older page. */
const RING = 1_000
const WARM = 50
const CATCH_UP = 1_000
const OLDER = 200
