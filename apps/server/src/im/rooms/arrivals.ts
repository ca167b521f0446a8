import type { Clock } from '../../ports/clock'

/** The waits for users to enter rooms. */
export class Arrivals {
  private readonly waits = new Map<string, Set<() => void>>()

  constructor(private readonly clock: Clock) {}

  /** True as soon as the user enters the room, false if that takes too long. */
  wait(groupID: string, userID: string, withinMs: number): Promise<boolean> {
    const key = keyOf(groupID, userID)
    const waits = this.waits.get(key) ?? new Set()
    return new Promise((resolve) => {
      const cancel = this.clock.after(withinMs, () => {
        waits.delete(end)
        if (waits.size === 0) this.waits.delete(key)
        resolve(false)
      })
      const end = () => {
        cancel()
        resolve(true)
      }
      this.waits.set(key, waits.add(end))
    })
  }

  /** Ends the waits for this user and room. */
  arrived(groupID: string, userID: string): void {
    const key = keyOf(groupID, userID)
    for (const end of this.waits.get(key) ?? []) end()
    this.waits.delete(key)
  }
}

const keyOf = (groupID: string, userID: string): string => `${userID} ${groupID}`
