import type { GatewayLimits } from './limits'

type PushLimits = Pick<GatewayLimits, 'unacknowledgedPushes' | 'pushRetryMs' | 'pushTries'>

/** The unacknowledged pushes of one connection, oldest first. Their frames are shared with other receivers. */
export class PushLedger {
  private readonly waiting = new Map<string, { readonly frame: Buffer; dueAt: number; tries: number }>()

  constructor(private readonly limits: PushLimits) {}

  get isEmpty(): boolean {
    return this.waiting.size === 0
  }

  /** False if too many are unacknowledged: the receiver must recover the messages another way. */
  add(sessionData: string, frame: Buffer, now: number): boolean {
    this.waiting.set(sessionData, { frame, dueAt: now + this.limits.pushRetryMs, tries: 1 })
    return this.waiting.size <= this.limits.unacknowledgedPushes
  }

  acknowledge(sessionData: string): void {
    this.waiting.delete(sessionData)
  }

  /** The frames to send again now; null if one has reached the maximum number of attempts. */
  due(now: number): Buffer[] | null {
    const frames: Buffer[] = []
    for (const push of this.waiting.values()) {
      // Setting the clock back does not extend waits.
      if (push.dueAt > now && push.dueAt <= now + this.limits.pushRetryMs) continue
      if (push.tries >= this.limits.pushTries) return null
      push.tries += 1
      push.dueAt = now + this.limits.pushRetryMs
      frames.push(push.frame)
    }
    return frames
  }

  clear(): void {
    this.waiting.clear()
  }
}
