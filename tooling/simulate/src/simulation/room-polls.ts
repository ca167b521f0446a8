import type { Tap } from './taps'

/** The replies of the live room. */
export class RoomPolls {
  /** The sequence at which the device started to poll; null before. */
  startSeq: number | null = null
  private nextSeq = 0
  /** The current request; replies to abandoned ones are ignored. */
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
