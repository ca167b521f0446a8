import type { Endpoints } from '../connection/hosts'
import { UPLOAD_LIMITS } from '../protocol/limits'
import type { Asker } from '../rpc/caller'
import { absoluteURL } from './absolute-url'
import { UPLOAD_TIMING } from './timing'

export interface DownloadKeysContext {
  readonly caller: Asker
  readonly endpoints: Endpoints
  /** Epoch milliseconds by the server's clock. */
  readonly serverTime: () => number
}

interface Held {
  readonly authKey: string
  /** Epoch seconds. */
  readonly expireTime: number
  /** Where the back end says that its files are; ends with a slash. */
  readonly folder: string
}

/**
 * The key that addresses of audio, files and videos want; one for all of them, for as long as it holds. Source: im.md
 * §7 Upload.
 */
export class DownloadKeys {
  readonly #context: DownloadKeysContext
  #held: Held | null = null
  #asking: Promise<Held> | null = null

  constructor(context: DownloadKeysContext) {
    this.#context = context
  }

  /**
   * The address with a key that holds for a while yet. Addresses of other hosts stay as they are: the key is none of
   * their business.
   */
  async sign(address: string): Promise<string> {
    const url = new URL(address)
    if (!url.pathname.startsWith(FOLDER)) return address
    const { authKey, folder } = await this.#key()
    const isOwn = [folder, absoluteURL(FOLDER, this.#context.endpoints)].some((own) => url.href.startsWith(own))
    if (isOwn) url.searchParams.set('authkey', authKey)
    return url.href
  }

  clear(): void {
    this.#held = null
  }

  async #key(): Promise<Held> {
    const secondsLeft = (this.#held?.expireTime ?? 0) - this.#context.serverTime() / 1_000
    if (this.#held !== null && secondsLeft > UPLOAD_TIMING.keyMarginSeconds) return this.#held
    this.#asking ??= this.#ask().finally(() => (this.#asking = null))
    return this.#asking
  }

  async #ask(): Promise<Held> {
    const { caller, endpoints } = this.#context
    const [{ data }, { downloadUrl }] = await Promise.all([
      caller.call('getDownloadAuthKey', {}),
      caller.call('getUploadCredentials', { duration: UPLOAD_LIMITS.credentialsSeconds }),
    ])
    this.#held = { ...data, folder: absoluteURL(`${downloadUrl}/`, endpoints) }
    return this.#held
  }
}

/** All files of the back end lie below this path. */
const FOLDER = '/uploads/'
