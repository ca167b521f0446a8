import type { Caller } from '../rpc/caller'
import { UPLOAD_TIMING } from './timing'

interface Held {
  readonly authKey: string
  /** Epoch seconds. */
  readonly expireTime: number
}

/** The key that addresses of audio, files and videos want; one for all of them, for as long as it holds. Source: im.md §7 Upload. */
export class DownloadKeys {
  private held: Held | null = null
  private asking: Promise<Held> | null = null

  constructor(
    private readonly caller: Caller,
    private readonly serverTime: () => number,
  ) {}

  /** The address with a key that holds for a while yet. */
  async sign(address: string): Promise<string> {
    const url = new URL(address)
    url.searchParams.set('authkey', (await this.key()).authKey)
    return url.href
  }

  clear(): void {
    this.held = null
  }

  private async key(): Promise<Held> {
    const secondsLeft = (this.held?.expireTime ?? 0) - this.serverTime() / 1_000
    if (this.held !== null && secondsLeft > UPLOAD_TIMING.keyMarginSeconds) return this.held
    this.asking ??= this.ask().finally(() => (this.asking = null))
    return this.asking
  }

  private async ask(): Promise<Held> {
    this.held = (await this.caller.call('getDownloadAuthKey', {})).data
    return this.held
  }
}
