import type { Endpoints } from '../connection/hosts'
import { UPLOAD_LIMITS } from '../protocol/limits'
import type { Reply } from '../rpc/caller'
import type { MediaMessage } from '../store/message'
import { absoluteURL } from './absolute-url'
import { askAddress, type AskContext } from './ask-address'
import type { Facts, Picture } from './facts'
import { sentName } from './file-types'
import { Gate } from './gate'
import { UPLOAD_KINDS, type UploadKind } from './kinds'
import type { Addresses } from './payload'
import { UPLOAD_TIMING } from './timing'
import { Transfer, type TransferContext } from './transfer'
import type { TransferEnd } from './transfer-step'
import { uploadError } from './upload-error'

/** Called with the fraction that has arrived, from 0 to 1. */
export type OnProgress = (fraction: number) => void

export interface UploadContext extends AskContext, TransferContext {
  readonly endpoints: Endpoints
  readonly platform: number
  /** 0 from the web, 1 from a mini-app. */
  readonly uploadMethod: 0 | 1
  readonly inspect: (type: MediaMessage['type'], file: File) => Promise<Facts>
}

export interface Uploaded {
  readonly facts: Facts
  readonly addresses: Addresses
}

/** The upload of one message's file. After a failure it can run again and continues where it stopped. */
export class Upload {
  readonly #type: MediaMessage['type']
  readonly #file: File
  readonly #onProgress: OnProgress | null
  readonly #context: UploadContext
  #gate: Gate | null = null
  #facts: Facts | null = null
  #address: Reply<'getUploadUrl'> | null = null
  #transfer: Transfer | null = null
  /** The pictures that were tried, and whether their upload succeeded. */
  readonly #placed = new Map<Picture, boolean>()
  #progress = 0
  /** From the last reply. */
  #status = 0

  constructor(type: MediaMessage['type'], file: File, onProgress: OnProgress | null, context: UploadContext) {
    this.#type = type
    this.#file = file
    this.#onProgress = onProgress
    this.#context = context
  }

  /** Null while it is not running. */
  get running(): Gate | null {
    return this.#gate
  }

  #failure() {
    const status = `HTTP ${this.#status}`
    return uploadError(this.#kind.failed, `The ${this.#kind.name} could not be uploaded: ${status}.`, status)
  }

  /** Rejects with the error of the file's kind, or with the reason why the gate was closed. */
  async run(onFacts: (facts: Facts) => void): Promise<Uploaded> {
    const gate = (this.#gate = new Gate())
    const release = this.#context.credentials.use()
    try {
      this.#facts ??= await this.#context.inspect(this.#type, this.#file)
      await gate.pass()
      onFacts(this.#facts)
      const end = await this.#transferAll(gate, this.#facts)
      if (end !== 'done') throw this.#failure()
      const facts = this.#placedFacts(this.#facts)
      return { facts, addresses: await this.#addresses(gate, facts) }
    } finally {
      this.#gate = null
      release()
    }
  }

  get #kind(): UploadKind {
    return UPLOAD_KINDS[this.#type]
  }

  /** An expired URL is replaced once. Kinds that allow a retry are retried from the current offset. */
  async #transferAll(gate: Gate, facts: Facts): Promise<TransferEnd> {
    for (let tries = 0, addresses = 0; ;) {
      const end = await this.#transferOnce(gate, facts)
      if (end === 'expired') this.#forgetAddress()
      if (end === 'done') return end
      if (end === 'expired' ? ++addresses > 1 : ++tries >= this.#kind.tries) return end
    }
  }

  async #transferOnce(gate: Gate, facts: Facts): Promise<TransferEnd> {
    const file = this.#file
    const address = (this.#address ??= await askAddress(
      {
        fileType: this.#kind.fileType,
        fileName: sentName(file),
        fileSize: file.size,
        mimeType: facts.mime,
        uploadMethod: this.#context.uploadMethod,
        duration: UPLOAD_LIMITS.urlSeconds,
      },
      this.#context,
      gate,
    ))
    await this.#place(gate, facts.large, `${address.uploadUrl}&variant=large`)
    await this.#place(gate, facts.small, `${address.uploadUrl}&variant=thumb`)
    if (address.requestSnapshotUrl !== '') await this.#place(gate, facts.cover, address.requestSnapshotUrl)
    this.#transfer ??= new Transfer(this.#context, {
      url: absoluteURL(address.uploadUrl, this.#context.endpoints),
      body: file,
      type: facts.mime,
      failures: UPLOAD_TIMING.failures,
      isResumable: true,
      onSent: (bytes) => this.#report(bytes / file.size),
    })
    const end = await this.#transfer.run(gate)
    this.#status = this.#transfer.status
    if (end === 'done') this.#report(1)
    return end
  }

  /** Uploads a picture that belongs to the file. If it fails, the message is sent without it. */
  async #place(gate: Gate, picture: Picture | null, url: string): Promise<void> {
    if (picture === null || this.#placed.has(picture)) return
    const transfer = new Transfer(this.#context, {
      url: absoluteURL(url, this.#context.endpoints),
      body: picture.blob,
      type: picture.blob.type,
      failures: UPLOAD_TIMING.pictureFailures,
      isResumable: false,
    })
    this.#placed.set(picture, (await transfer.run(gate)) === 'done')
  }

  #forgetAddress(): void {
    this.#address = null
    this.#transfer = null
    this.#placed.clear()
  }

  #placedFacts(facts: Facts): Facts {
    const placed = (picture: Picture | null) => (picture !== null && this.#placed.get(picture) ? picture : null)
    return { ...facts, large: placed(facts.large), small: placed(facts.small), cover: placed(facts.cover) }
  }

  async #addresses(gate: Gate, { cover }: Facts): Promise<Addresses> {
    const { downloadUrl = '', largeUrl = '', thumbUrl = '', requestSnapshotUrl = '' } = this.#address ?? {}
    if (downloadUrl === '') throw uploadError('MESSAGE_FILE_URL_IS_EMPTY')
    const coverUrl = cover === null ? '' : await this.#askCover(requestSnapshotUrl)
    await gate.pass()
    return {
      original: downloadUrl,
      large: largeUrl,
      small: thumbUrl,
      cover: coverUrl,
      uuid: uuidOf(downloadUrl),
      coverUUID: uuidOf(coverUrl),
    }
  }

  /** Empty if there is none. */
  async #askCover(requestSnapshotUrl: string): Promise<string> {
    const { caller, platform } = this.#context
    try {
      const request = { platform, coverName: COVER_NAME, requestSnapshotUrl }
      return (await caller.call('getVideoCover', request)).snapshotUrl
    } catch {
      return ''
    }
  }

  #report(fraction: number): void {
    if (fraction <= this.#progress) return
    this.#progress = fraction
    try {
      this.#onProgress?.(fraction)
    } catch (thrown) {
      this.#gate?.end(uploadError('MESSAGE_ONPROGRESS_FUNCTION_ERROR', undefined, thrown))
    }
  }
}

const COVER_NAME = 'cover.jpg'

/** The last part of its path, which the server generated. */
const uuidOf = (address: string): string => /([^/?]*)(\?.*)?$/.exec(address)?.[1] ?? ''
