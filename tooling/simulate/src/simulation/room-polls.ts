import type { Tap } from './taps'

/** What the answers of the live room say. */
export class RoomPolls {
  /** Where the device began to listen; null before it has. */
  startSeq: number | null = null
  private nextSeq = 0
  /** The request that the device waits for; answers to those it has given up mean nothing. */
  private asked = -1

  constructor(private readonly onBroken: (invariant: string, detail: string) => void) {}

  readonly tap: Tap = {
    up: (request) => {
      if (request.head.servcmd === 'live_room.long_poll') this.asked = request.head.seq
      return request
    },
    down: ({ servcmd, seq, body }) => {
      if (servcmd === 'group.join' && body['avChatRoomFlag'] === 1 && typeof body['startSeq'] === 'number')
        this.startSeq ??= body['startSeq']
      if (servcmd === 'live_room.long_poll' && typeof body['nextSeq'] === 'number' && seq === this.asked)
        this.polled(body['nextSeq'])
      return 'arrives'
    },
  }

  private polled(nextSeq: number): void {
    this.asked = -1
    if (nextSeq < this.nextSeq) this.onBroken('I9', `saw the room go back from ${this.nextSeq} to ${nextSeq}`)
    this.nextSeq = nextSeq
  }
}
