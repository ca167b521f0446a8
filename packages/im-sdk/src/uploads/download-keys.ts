import type { Endpoints } from '../connection/hosts'
import { UPLOAD_LIMITS } from '../protocol/limits'
import type { Calls } from '../rpc/caller'
import { absoluteURL } from './absolute-url'
import { UPLOAD_TIMING } from './timing'

export interface DownloadKeysContext {
  readonly caller: Calls
  readonly endpoints: Endpoints
  /** Epoch milliseconds by the server's clock. */
  readonly serverTime: () => number
}

interface Held {
  readonly authKey: string
  /** Epoch seconds. */
  readonly expireTime: number
  /** The URL prefix of the back end's files; ends with a slash. */
  readonly folder: string
}

/**
 * The key for the URLs of audio, files and videos. One key serves all of them until it expires. Rule: IM-49.
 */
export class DownloadKeys {
  readonly #context: DownloadKeysContext
  #held: Held | null = null
  #asking: Promise<Held> | null = null

  constructor(context: DownloadKeysContext) {
    this.#context = context
  }

  /**
   * The URL with a key that stays valid for a while. URLs of other hosts are returned unchanged, because they must
   * not get the key.
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

/** All files of the back end are below this path. */
const FOLDER = '/uploads/'
