/** Runs the operations of one group, or whatever has an id, one after the other: a quit during a join runs after it. */
export class Turns {
  readonly #last = new Map<string, Promise<unknown>>()

  async take<T>(groupID: string, run: () => Promise<T>): Promise<T> {
    const before = this.#last.get(groupID)
    const mine = before === undefined ? run() : before.then(run, run)
    this.#last.set(groupID, mine)
    try {
      return await mine
    } finally {
      if (this.#last.get(groupID) === mine) this.#last.delete(groupID)
    }
  }
}
