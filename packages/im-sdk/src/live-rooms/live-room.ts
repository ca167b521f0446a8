import type { Cancel } from '../clock/clock'
import { EVENT } from '../events'
import { GROUP_REFUSALS } from '../protocol/errors/group-refusals'
import { asImError, type ImError } from '../protocol/im-error'
import type { ModuleContext } from '../modules'
import { LIVE_ROOM_LIMITS, TIMING } from '../protocol/limits'
import { ROOM_EVENT } from '../protocol/room-events'
import type { StoredMessage } from '../protocol/pushes'
import type { Reply } from '../rpc/caller'
import { isCount, text } from '../rpc/read-message'
import type { Message } from '../store/message'
import type { JoinedRoom } from '../store/rooms'
import { throttle } from '../store/throttle'
import { Snapshot } from '../store/view'
import { isDismissal, newEntry } from './new-entry'
import { pollDelay, type PollOutcome } from './poll-delay'
import { RoomList } from './room-list'

export interface LiveRoomState {
  /** The newest 500 messages, oldest first. */
  readonly messages: readonly Message[]
  /** How many messages the room dropped before the client could fetch them. */
  readonly lostCount: number
  readonly isJoined: boolean
}

/** The server no longer counts the user as a member of the room. */
const NOT_A_MEMBER = new Set(['GROUP_NOT_FOUND', 'GROUP_PERMISSION_DENY'])

/** Polls one chat room from the next sequence until the user leaves. Rule: IM-38. */
export class LiveRoom {
  readonly #context: ModuleContext
  readonly #room: JoinedRoom
  readonly list: RoomList
  readonly view: Snapshot<LiveRoomState>
  #nextSeq: number
  #nextBroadcastSeq = 0
  #key: string
  #emptyPolls = 0
  #lostCount = 0
  #isJoined = true
  #isPolling = false
  /** The last poll succeeded, so the next one delivers messages as they are sent. */
  #isLive = false
  /** The room was entered again, and no poll has succeeded since. */
  #isBack = false
  #cancelNext: Cancel = () => undefined

  constructor(context: ModuleContext, room: JoinedRoom) {
    this.#context = context
    this.#room = room
    this.view = new Snapshot<LiveRoomState>(
      () => ({ messages: this.list.newest(), lostCount: this.#lostCount, isJoined: this.#isJoined }),
      (flush) => throttle(context.clock, TIMING.listBatchMs, flush),
    )
    this.list = new RoomList(() => this.view.changed())
    this.#key = room.key
    this.#nextSeq = room.startSeq
    for (const message of room.messageList) this.list.receive(message)
  }

  /** Starts polling, or resumes it after a reconnect. Does nothing while a poll is running. */
  poll(): void {
    this.#cancelNext()
    if (this.#isJoined && !this.#isPolling) void this.#turn()
  }

  /** Stops polling. The reply of a running poll is ignored. */
  stop(): void {
    this.#isJoined = false
    this.#cancelNext()
    this.view.changed()
  }

  async #turn(): Promise<void> {
    this.#isPolling = true
    const outcome = await this.#ask()
    this.#isPolling = false
    this.#isLive = outcome === 'empty' || outcome === 'messages'
    if (!this.#isJoined || outcome === 'offline') return
    this.#emptyPolls = outcome === 'empty' ? this.#emptyPolls + 1 : 0
    this.#cancelNext = this.#context.clock.after(pollDelay(outcome, this.#emptyPolls), () => this.poll())
  }

  async #ask(): Promise<PollOutcome | 'offline'> {
    const { groupID } = this.#room
    try {
      const reply = await this.#context.caller.call('longPoll', {
        groupID,
        key: this.#key,
        startSeq: this.#nextSeq,
        startBroadcastSeq: this.#nextBroadcastSeq,
        simplifiedMessage: 1,
        holdTime: LIVE_ROOM_LIMITS.pollHoldSeconds,
      })
      return this.#isJoined ? this.#take(reply) : 'empty'
    } catch (thrown) {
      return this.#isJoined ? this.#failed(asImError(thrown)) : 'error'
    }
  }

  #take(reply: Reply<'longPoll'>): PollOutcome {
    this.#isBack = false
    this.#key = reply.key
    this.#goOnFrom(reply.nextSeq)
    if (isCount(reply.nextBroadcastSeq)) this.#nextBroadcastSeq = reply.nextBroadcastSeq
    if (reply.lostCount > 0) this.#lost(reply.lostCount)
    const isEmpty = reply.rspMsgList.length === 0 && (reply.broadcastMessageList?.length ?? 0) === 0
    const fresh = this.#receive(reply.rspMsgList, reply.broadcastMessageList)
    if (this.#isLive && fresh.length > 0)
      this.#context.trace.emit?.({ type: 'received', times: fresh.map(({ time }) => time) })
    return isEmpty ? 'empty' : 'messages'
  }

  /**
   * A sequence lower than the requested one means that the room restarted its numbering, for example after a server
   * restart.
   */
  #goOnFrom(nextSeq: number): void {
    if (nextSeq < this.#nextSeq) this.list.forgetSequences()
    this.#nextSeq = nextSeq
  }

  #receive(messages: readonly StoredMessage[], broadcasts: readonly StoredMessage[] = []): readonly Message[] {
    const room = { context: this.#context, groupID: this.#room.groupID, list: this.list }
    const fresh = [
      ...messages.map((stored) => newEntry(room, stored, stored.event ?? ROOM_EVENT.message)),
      ...broadcasts.map((stored) => newEntry(room, stored, ROOM_EVENT.broadcast)),
    ].filter((message) => message !== null)
    if (fresh.length > 0) this.#context.emitter.emit(EVENT.MESSAGE_RECEIVED, fresh)
    if (fresh.some(isDismissal)) this.#leave(GROUP_NOT_FOUND)
    return fresh
  }

  #lost(lostCount: number): void {
    this.#lostCount += lostCount
    this.view.changed()
    this.#context.emitter.emit(EVENT.LIVE_ROOM_MESSAGES_LOST, { groupID: this.#room.groupID, lostCount })
  }

  async #failed(error: ImError): Promise<PollOutcome | 'offline'> {
    /** The session reconnects by itself and then resumes polling. */
    if (error.errorName === 'NETWORK_ERROR' || error.errorName === 'SDK_DESTROYED') return 'offline'
    /** The server held the poll for the longest allowed time without a message. */
    if (error.errorName === 'NETWORK_TIMEOUT') return 'empty'
    if (NOT_A_MEMBER.has(error.errorName)) return this.#rejoin()
    this.#context.emitter.emit(EVENT.ERROR, error)
    return 'error'
  }

  /** Enters the room again and continues from the same sequence, unless the room has restarted its numbering. */
  async #rejoin(): Promise<PollOutcome | 'offline'> {
    const { caller, rooms } = this.#context
    const { groupID } = this.#room
    try {
      const reply = await caller.call('joinGroup', { groupID, applyMessage: '', historyMessageFlag: 1 })
      if (!this.#isJoined) return await this.#quitAgain()
      this.#key = reply.longPollingKey
      rooms.add({ groupID, avChatRoomKey: text(reply.avChatRoomKey) }, this.list)
      if (reply.startSeq < this.#nextSeq) this.#goOnFrom(reply.startSeq)
      this.#receive(reply.messageList)
      const wasBack = this.#isBack
      this.#isBack = true
      return wasBack ? 'error' : 'messages'
    } catch (thrown) {
      if (!this.#isJoined) return 'error'
      const error = asImError(thrown)
      if (!NOT_A_MEMBER.has(error.errorName)) return error.errorName === 'NETWORK_ERROR' ? 'offline' : 'error'
      this.#leave(error.code)
      return 'error'
    }
  }

  /** The room has ended, or the user is no longer admitted. */
  #leave(code: number): void {
    this.#context.rooms.leave(this.#room.groupID, code)
  }

  /** The user has left while the room was entered again, which came after it. */
  async #quitAgain(): Promise<PollOutcome> {
    const { caller, rooms } = this.#context
    const { groupID } = this.#room
    if (rooms.get(groupID) === null) await caller.call('quitGroup', { groupID })
    return 'empty'
  }
}
const { GROUP_NOT_FOUND } = GROUP_REFUSALS
