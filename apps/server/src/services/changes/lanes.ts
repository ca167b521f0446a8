/** Runs work of one lane in turn, in the order of the calls. Work without a lane, which is empty, never waits. */
export class Lanes {
  private readonly last = new Map<string, Promise<void>>()

  run<Result>(lane: string, work: () => Promise<Result>): Promise<Result> {
    const before = this.last.get(lane)
    const result = lane === '' || before === undefined ? work() : before.then(work)
    if (lane === '') return result
    const ended: Promise<void> = result.then(
      () => this.end(lane, ended),
      () => this.end(lane, ended),
    )
    this.last.set(lane, ended)
    return result
  }

  private end(lane: string, ended: Promise<void>): void {
    if (this.last.get(lane) === ended) this.last.delete(lane)
  }
}
