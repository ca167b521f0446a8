import type { StoredMessage } from '@org/im-sdk/protocol'
import type { Bus } from '../../ports/bus'
import type { Clock } from '../../ports/clock'
import type { Connection } from '../gateway/connection'
import { groupTopic } from '../../ports/topics'
import { imError } from '../im-error'
import { Room, roomSlice, type RoomSlice } from './room'
import { createRoomReader, RING, type RoomStore } from './room-reader'
import { wireMessage } from '../frames/write-frame'

export interface RoomsOptions extends RoomStore {
  readonly bus: Bus
  readonly clock: Clock
  readonly roomsPerSocket: number
  readonly onError: (error: unknown) => void
}

export interface Rooms {
  /**
   * Enters the room, opening it if this process has not yet. Throws GROUP_PERMISSION_DENY, like `poll`, if the
   * connection is in too many rooms.
   */
  join(connection: Connection, userID: string, groupID: string): Promise<Room>
  quit(connection: Connection, userID: string, groupID: string): void
  /**
   * The messages from `startSeq` on: at once if there are any, otherwise when some arrive or after `holdMs`. 0 means
   * "from now".
   */
  poll(connection: Connection, userID: string, groupID: string, poll: PollRequest): Promise<RoomSlice>
  isPresent(groupID: string, userID: string): boolean
  /** True as soon as the user is in the room, false if that takes too long. */
  whenPresent(groupID: string, userID: string, withinMs: number): Promise<boolean>
  onlineCount(groupID: string): number
  /** Opens a room whose messages are not stored. */
  openEphemeral(groupID: string, firstSequence: number): void
  /** Adds messages to an open room. */
  feed(groupID: string, messages: readonly StoredMessage[]): void
  disconnected(connection: Connection, userID: string): void
  /** Answers expired polls, removes listeners that left, and closes unused rooms. */
  sweep(): void
  stop(): void
}

export interface PollRequest {
  readonly startSeq: number
  readonly holdMs: number
}

interface OpenRoom {
  readonly room: Promise<Room>
  ready: Room | null
  emptySince: number | null
  /** When the store was last checked for messages whose bus event was lost. */
  lookedAt: number
  readonly isEphemeral: boolean
  readonly stop: () => void
}

/** The chat rooms with listeners in this process. */
export const createRooms = ({ bus, clock, roomsPerSocket, onError, ...store }: RoomsOptions): Rooms => {
  const open = new Map<string, OpenRoom>()
  const reader = createRoomReader(store, (groupID) => open.get(groupID)?.isEphemeral ?? false)
  const arrivals = new Map<string, Set<() => void>>()

  /** Reserves the room for the connection before any await. */
  const opened = (connection: Connection, groupID: string): Promise<Room> => {
    if (!connection.rooms.has(groupID) && connection.rooms.size >= roomsPerSocket)
      throw imError('GROUP_PERMISSION_DENY', 'This connection listens to too many rooms.')
    connection.rooms.add(groupID)
    const { room } = open.get(groupID) ?? openStored(groupID)
    room.catch(() => connection.rooms.delete(groupID))
    return room
  }

  /** The connection left while the room was opening. */
  const hasLeft = (connection: Connection, groupID: string) => connection.isClosed || !connection.rooms.has(groupID)

  /** Subscribes first and then reads, so that no message is missed. */
  const openStored = (groupID: string): OpenRoom => {
    const room = reader.load(groupID)
    const stop = bus.subscribe(groupTopic(groupID), (event) => {
      if (event.kind === 'messages') room.then((ready) => take(ready, event.messages), onError)
    })
    const entry: OpenRoom = { room, ready: null, emptySince: null, lookedAt: clock.now(), isEphemeral: false, stop }
    open.set(groupID, entry)
    room.then(
      (ready) => {
        entry.ready = ready
      },
      () => close(groupID, entry),
    )
    return entry
  }

  const close = (groupID: string, entry: OpenRoom) => {
    entry.stop()
    if (open.get(groupID) === entry) open.delete(groupID)
  }

  const take = (room: Room, messages: readonly StoredMessage[]) => {
    for (const message of messages) {
      if (room.add(message.sequence, wireMessage(message))) continue
      // Another process was faster, or a bus event was lost: the store has the messages in between.
      catchUp(room).catch(onError)
      break
    }
    scheduleFlush(room)
  }

  const catchUp = async (room: Room) => {
    await reader.catchUp(room)
    scheduleFlush(room)
  }

  /** Waiting polls are answered together, shortly after a first message and then at most every `FLUSH_MS`. */
  const scheduleFlush = (room: Room) => {
    if (room.isFlushScheduled || room.waiters.size === 0) return
    room.isFlushScheduled = true
    // Setting the clock back does not extend waits.
    const rest = Math.min(FLUSH_MS, room.lastFlushAt + FLUSH_MS - clock.now())
    clock.after(Math.max(GATHER_MS, rest), () => flush(room))
  }

  const flush = (room: Room) => {
    room.isFlushScheduled = false
    room.lastFlushAt = clock.now()
    for (const [connection, waiter] of room.waiters) {
      if (waiter.start >= room.next) continue
      room.waiters.delete(connection)
      waiter.answer(reader.slice(room, waiter.start))
    }
  }

  const arrived = (connection: Connection, userID: string, room: Room) => {
    if (hasLeft(connection, room.groupID)) return
    room.presence.heard(connection, userID, clock.now())
    const key = `${userID} ${room.groupID}`
    for (const tell of arrivals.get(key) ?? []) tell()
    arrivals.delete(key)
  }

  const isPresent = (groupID: string, userID: string) =>
    open.get(groupID)?.ready?.presence.has(userID, clock.now()) ?? false

  const dropWaiter = (room: Room, connection: Connection) => {
    const waiter = room.waiters.get(connection)
    room.waiters.delete(connection)
    waiter?.answer(roomSlice(waiter.start, 0, []))
  }

  /** A client can be ahead of this process only briefly; otherwise the sequences have restarted. */
  const startOf = async (room: Room, startSeq: number): Promise<number> => {
    if (startSeq === 0) return room.next
    if (startSeq > room.next && !open.get(room.groupID)?.isEphemeral) await catchUp(room)
    return Math.min(startSeq, room.next)
  }

  return {
    join: async (connection, userID, groupID) => {
      const room = await opened(connection, groupID)
      arrived(connection, userID, room)
      return room
    },
    quit: (connection, userID, groupID) => {
      connection.rooms.delete(groupID)
      const room = open.get(groupID)?.ready
      if (!room) return
      room.presence.left(connection, userID)
      dropWaiter(room, connection)
    },
    poll: async (connection, userID, groupID, { startSeq, holdMs }) => {
      const room = await opened(connection, groupID)
      arrived(connection, userID, room)
      const start = await startOf(room, startSeq)
      dropWaiter(room, connection)
      if (start < room.next || holdMs <= 0 || hasLeft(connection, groupID)) return reader.slice(room, start)
      return new Promise<RoomSlice>((answer) => {
        room.waiters.set(connection, { start, since: clock.now(), holdMs, answer })
      })
    },
    isPresent,
    whenPresent: (groupID, userID, withinMs) =>
      new Promise((resolve) => {
        if (isPresent(groupID, userID) || withinMs <= 0) return resolve(isPresent(groupID, userID))
        const key = `${userID} ${groupID}`
        const waiting = arrivals.get(key) ?? new Set()
        const cancel = clock.after(withinMs, () => {
          waiting.delete(tell)
          if (waiting.size === 0) arrivals.delete(key)
          resolve(false)
        })
        const tell = () => {
          cancel()
          resolve(true)
        }
        arrivals.set(key, waiting.add(tell))
      }),
    onlineCount: (groupID) => open.get(groupID)?.ready?.presence.count(clock.now()) ?? 0,
    openEphemeral: (groupID, firstSequence) => {
      const room = new Room(groupID, firstSequence, firstSequence, RING)
      open.set(groupID, {
        room: Promise.resolve(room),
        ready: room,
        emptySince: null,
        lookedAt: 0,
        isEphemeral: true,
        stop: () => {},
      })
    },
    feed: (groupID, messages) => {
      const room = open.get(groupID)?.ready
      if (room) take(room, messages)
    },
    disconnected: (connection, userID) => {
      for (const groupID of connection.rooms) {
        const room = open.get(groupID)?.ready
        if (!room) continue
        room.presence.lost(connection, userID, clock.now())
        dropWaiter(room, connection)
      }
      connection.rooms.clear()
    },
    sweep: () => {
      const now = clock.now()
      for (const [groupID, entry] of open) {
        if (entry.ready === null) continue
        const { presence, waiters } = entry.ready
        presence.sweep(now)
        for (const [connection, { since, holdMs }] of waiters)
          if (now - since >= holdMs || now < since) dropWaiter(entry.ready, connection)
        const isLookDue = now - entry.lookedAt >= LOOK_MS || now < entry.lookedAt
        if (!entry.isEphemeral && waiters.size > 0 && isLookDue) {
          entry.lookedAt = now
          catchUp(entry.ready).catch(onError)
        }
        const isEmpty = presence.isEmpty && waiters.size === 0
        entry.emptySince = isEmpty ? (entry.emptySince ?? now) : null
        if (!entry.isEphemeral && entry.emptySince !== null && now - entry.emptySince >= CLOSE_AFTER_MS)
          close(groupID, entry)
      }
    },
    stop: () => {
      for (const [groupID, entry] of open) close(groupID, entry)
    },
  }
}

/** How often a room with listeners checks the store for messages without a bus event. */
const LOOK_MS = 30_000

const GATHER_MS = 20
const FLUSH_MS = 100
const CLOSE_AFTER_MS = 300_000
