import type { Cancel, Clock } from '../clock/clock'
import type { Commands } from '../protocol/commands'
import type { RequestOf } from '../protocol/define-command'
import type { Reply } from '../rpc/caller'
import type { FakeWorld } from './fake-world'

interface HeldPoll {
  readonly groupID: string
  readonly answer: () => void
}

/** The long polls of the fake server. An empty poll is held until the room has a message or the hold time is over. */
export class FakePolls {
  private readonly held = new Set<HeldPoll>()

  constructor(
    private readonly clock: Clock,
    private readonly world: FakeWorld,
  ) {}

  answer({ groupID, key, startSeq }: RequestOf<Commands['longPoll']>, holdMs: number): Promise<Reply<'longPoll'>> {
    const page = () => ({
      key,
      errorCode: 0,
      nextBroadcastSeq: 0,
      broadcastMessageList: [],
      ...this.world.roomPage(groupID, startSeq),
    })
    const first = page()
    if (first.rspMsgList.length > 0 || first.lostCount > 0) return Promise.resolve(first)
    return new Promise((resolve) => {
      let cancel: Cancel = () => undefined
      const held: HeldPoll = {
        groupID,
        answer: () => {
          cancel()
          this.held.delete(held)
          resolve(page())
        },
      }
      cancel = this.clock.after(holdMs, held.answer)
      this.held.add(held)
    })
  }

  /** A message arrived in a room. */
  release(groupID: string): void {
    for (const poll of this.held) if (poll.groupID === groupID) poll.answer()
  }
}
