import type { Cancel, Clock } from '../clock/clock'
import { UPLOAD_TIMING } from './timing'

/** Local URLs of files, by message, from the send until the file has a URL on the server. */
export class LocalURLs {
  readonly #clock: Clock
  readonly #urls = new Map<string, string>()
  readonly #leaving = new Map<string, Cancel>()

  constructor(clock: Clock) {
    this.#clock = clock
  }

  of(ID: string, file: Blob): string {
    const known = this.#urls.get(ID)
    if (known !== undefined) return known
    const url = URL.createObjectURL(file)
    this.#urls.set(ID, url)
    return url
  }

  /** Not at once: a list that renders in batches may still show it. */
  release(ID: string): void {
    const url = this.#urls.get(ID)
    if (url === undefined) return
    this.#urls.delete(ID)
    const cancel = this.#clock.after(UPLOAD_TIMING.localURLMs, () => {
      this.#leaving.delete(url)
      URL.revokeObjectURL(url)
    })
    this.#leaving.set(url, cancel)
  }

  clear(): void {
    for (const cancel of this.#leaving.values()) cancel()
    for (const url of [...this.#urls.values(), ...this.#leaving.keys()]) URL.revokeObjectURL(url)
    this.#urls.clear()
    this.#leaving.clear()
  }
}
