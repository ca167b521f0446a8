/** Seconds behind the live edge as they are shown: while the picture stands still, it falls behind by a second each second. */
export class ShownDelay {
  #last: { delay: number; at: number } | null = null

  /** @param told What the player says, which knows nothing new without new pieces of the stream. */
  at(isMoving: boolean, told: number | null): number | null {
    const now = performance.now()
    if (isMoving || this.#last === null) {
      this.#last = told === null ? null : { delay: told, at: now }
      return told
    }
    return Math.max(told ?? 0, this.#last.delay + (now - this.#last.at) / 1000)
  }
}
