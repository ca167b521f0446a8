import type { Clock } from '../clock/clock'
import type { Commands, uploadCommands } from '../protocol/commands'
import { FILE_TYPE } from '../protocol/constants'
import type { CommandName, ReplyOf, RequestOf } from '../protocol/define-command'
import { anyError } from '../protocol/any-error'
import {
  download,
  keyOf,
  progress,
  put,
  refused,
  type FakeUpload,
  type FakeUploadCall,
  type OpenUpload,
  type Variant,
} from './fake-upload-calls'

type UploadCommand = keyof typeof uploadCommands
type UploadHandlers = {
  [Name in UploadCommand & CommandName]: (
    body: RequestOf<Commands[Name]>,
    session: { readonly userID: string },
  ) => ReplyOf<Commands[Name]>
}

/**
 * `lose`: the call fails before it arrives. `lose answer`: it arrives, its reply does not. A number: a reply with
 * this status.
 */
export type UploadFate = 'take' | 'lose' | 'lose answer' | number

/**
 * The uploads of the fake server: its commands, and a `fetch` that handles PUT, HEAD and GET of `/uploads` with files
 * in memory.
 */
export class FakeUploads {
  /** The duration of a call in milliseconds. */
  latency = 0
  /** Decides about every call. */
  fate: (call: FakeUploadCall) => UploadFate = () => 'take'
  /** The prefix of the URLs. Empty: paths on the socket's host. */
  base = 'https://uploads.test'
  /** All received calls, in order. */
  readonly calls: FakeUploadCall[] = []
  private readonly files = new Map<string, OpenUpload>()
  private readonly tokens = new Map<string, { readonly owner: string; readonly expiresAt: number }>()
  private readonly authKeys = new Map<string, number>()
  private made = 0

  constructor(private readonly clock: Clock) {}

  /** The file at any of its URLs; null if there is none. */
  find(url: string): FakeUpload | null {
    return this.files.get(keyOf(this.urlOf(url))) ?? null
  }

  /** Expires all URLs issued so far, as after 900 s. */
  expireUrls(): void {
    for (const file of this.files.values()) file.expiresAt = 0
  }

  /** Expires all credentials issued so far, as after 600 s. */
  expireCredentials(): void {
    this.tokens.clear()
  }

  /** Replaces the global `fetch`. Aborts like it; a lost call is a TypeError. */
  readonly fetch = async (input: string | URL | Request, init: RequestInit = {}): Promise<Response> => {
    const request = new Request(
      this.urlOf(typeof input === 'object' && 'url' in input ? input.url : String(input)),
      init,
    )
    const call: FakeUploadCall = {
      method: request.method,
      url: new URL(request.url),
      range: request.headers.get('content-range'),
      token: /^Bearer (.+)$/.exec(request.headers.get('authorization') ?? '')?.[1] ?? null,
      contentType: request.headers.get('content-type'),
      body: new Uint8Array(await request.arrayBuffer()),
    }
    const fate = this.fate(call)
    await this.pass(request.signal)
    if (fate === 'lose') throw new TypeError('Failed to fetch')
    this.calls.push(call)
    if (typeof fate === 'number') return new Response(null, { status: fate })
    const answer = this.answer(call)
    await this.pass(request.signal)
    if (fate === 'lose answer') throw new TypeError('Failed to fetch')
    return answer
  }

  readonly handlers: UploadHandlers = {
    getUploadCredentials: ({ duration }, { userID }) => {
      const sessionToken = this.name('token')
      const expiredTime = this.seconds() + duration
      this.tokens.set(sessionToken, { owner: userID, expiresAt: expiredTime })
      return {
        requestId: this.name('request'),
        expiredTime,
        region: 'ap-shanghai',
        appid: 1,
        bucketName: 'uploads',
        ciUrl: `${this.base}/uploads`,
        directory: userID,
        downloadUrl: `${this.base}/uploads`,
        uploadUrl: `${this.base}/uploads`,
        secretId: 'secret-id',
        secretKey: 'secret-key',
        sessionToken,
      }
    },
    getUploadUrl: ({ fileType, fileName, fileSize, mimeType, duration }, { userID }) => {
      const key = `${fileType}/${userID}/${this.name('file')}`
      const signature = this.name('signature')
      const expiredTime = this.seconds() + duration
      this.files.set(key, {
        owner: userID,
        fileType,
        fileName,
        type: mimeType,
        size: fileSize,
        bytes: new Uint8Array(),
        isWhole: false,
        variants: new Map(),
        signature,
        createdAt: this.seconds(),
        expiresAt: expiredTime,
      })
      const downloadUrl = `${this.base}/uploads/${key}`
      const uploadUrl = `${downloadUrl}?signature=${signature}`
      return {
        uploadUrl,
        downloadUrl,
        requestSnapshotUrl: fileType === FILE_TYPE.video ? `${uploadUrl}&variant=cover` : '',
        thumbUrl: fileType === FILE_TYPE.image ? `${downloadUrl}?variant=thumb` : '',
        largeUrl: fileType === FILE_TYPE.image ? `${downloadUrl}?variant=large` : '',
        expiredTime,
      }
    },
    getVideoCover: ({ requestSnapshotUrl }, { userID }) => {
      const key = keyOf(this.urlOf(requestSnapshotUrl))
      const file = this.files.get(key)
      if (file?.owner !== userID || !file.variants.has('cover'))
        throw anyError('MESSAGE_FILE_UPLOAD_FAIL', 'No cover was uploaded.')
      return { snapshotUrl: `${this.base}/uploads/${key}?variant=cover` }
    },
    getDownloadAuthKey: () => {
      const authKey = this.name('authkey')
      const expireTime = this.seconds() + 7_200
      this.authKeys.set(authKey, expireTime)
      return { data: { authKey, expireTime } }
    },
  }

  private answer(call: FakeUploadCall): Response {
    const file = this.files.get(keyOf(call.url))
    const authKey = call.url.searchParams.get('authkey') ?? ''
    const hasKey = (this.authKeys.get(authKey) ?? 0) > this.seconds()
    if (call.method === 'GET') return download(file, call.url, hasKey)
    if (file === undefined || call.url.searchParams.get('signature') !== file.signature) return refused('ADDRESS_WRONG')
    const variant = call.url.searchParams.get('variant') as Variant | null
    const isLate = file.expiresAt <= this.seconds()
    if (isLate && (variant !== null || !this.mayGoOn(file, call.token))) return refused('ADDRESS_EXPIRED')
    if (call.method === 'HEAD') return progress(file)
    return put(file, variant, call)
  }

  private mayGoOn(file: OpenUpload, token: string | null): boolean {
    const known = token === null ? undefined : this.tokens.get(token)
    return (
      known?.owner === file.owner &&
      known.expiresAt > this.seconds() &&
      file.bytes.length > 0 &&
      file.createdAt + 86_400 > this.seconds()
    )
  }

  private async pass(signal: AbortSignal): Promise<void> {
    signal.throwIfAborted()
    if (this.latency > 0)
      await new Promise<void>((resolve, reject) => {
        const cancel = this.clock.after(this.latency, resolve)
        signal.addEventListener('abort', () => {
          cancel()
          reject(signal.reason as Error)
        })
      })
    signal.throwIfAborted()
  }

  private urlOf(address: string): URL {
    return new URL(address, this.base || 'https://uploads.test')
  }

  private seconds(): number {
    return Math.floor(this.clock.now() / 1_000)
  }

  private name(kind: string): string {
    this.made += 1
    return `${kind}-${this.made}`
  }
}
