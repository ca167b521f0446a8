/** A task of a timer: a run is skipped while one is in progress. */
export class OneAtATime {
  private running: Promise<void> | null = null

  constructor(
    private readonly work: () => Promise<void>,
    private readonly onError: (error: unknown) => void,
  ) {}

  readonly run = (): void => {
    this.running ??= this.work()
      .catch(this.onError)
      .finally(() => {
        this.running = null
      })
  }

  /** Resolves when no run is in progress. */
  async done(): Promise<void> {
    await this.running
  }
}
