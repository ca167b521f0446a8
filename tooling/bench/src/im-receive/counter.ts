/** Resolves when so many messages were counted. */
export class Counter {
  private left = 0
  private done: () => void = () => undefined

  wait(count: number): Promise<void> {
    this.left = count
    return new Promise((resolve) => (this.done = resolve))
  }

  count(messages: number): void {
    this.left -= messages
    if (this.left === 0) this.done()
  }
}
