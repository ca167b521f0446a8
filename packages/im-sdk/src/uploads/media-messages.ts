import type { MakeMessage, MessageOptions } from '../messages/create-message'
import type { Settings } from '../modules'
import { imError } from '../protocol/im-error'
import { addressOf, isMediaType } from '../store/media-payloads'
import type { MediaMessage, Message } from '../store/message'
import type { View } from '../store/view'
import { checkFile, type FileSource } from './check-file'
import { NO_FACTS, type Facts } from './facts'
import { imageTypeOf } from './file-types'
import type { Gate } from './gate'
import { UPLOAD_KINDS } from './kinds'
import { LocalURLs } from './local-urls'
import { localAddresses, NO_ADDRESSES, payloadOf } from './payload'
import { Upload, type OnProgress, type UploadContext } from './upload'
import { uploadError } from './upload-error'

export interface FileMessageOptions extends MessageOptions<{ file: FileSource }> {
  /**
   * Called with the fraction that has arrived, from 0 to 1. If it throws, the send fails with
   * MESSAGE_ONPROGRESS_FUNCTION_ERROR.
   */
  onProgress?: OnProgress
}

export interface MediaMessagesContext extends UploadContext {
  readonly makeMessage: MakeMessage
  readonly settings: View<Settings>
}

/** Makes messages with files, and uploads each file when its message is sent. */
export class MediaMessages {
  readonly #context: MediaMessagesContext
  readonly #local: LocalURLs
  /** By message, from the first send until the file has arrived. */
  readonly #held = new Map<string, Upload>()
  /** By the payload of the message. */
  readonly #listeners = new WeakMap<object, OnProgress>()

  constructor(context: MediaMessagesContext) {
    this.#context = context
    this.#local = new LocalURLs(context.clock)
  }

  create<Type extends MediaMessage['type']>(type: Type, made: FileMessageOptions) {
    const { makeMessage, settings } = this.#context
    const file = checkFile(UPLOAD_KINDS[type], made?.payload?.file, settings.get())
    const message = makeMessage(made, type, payloadOf(type, file, factsBefore(file), NO_ADDRESSES, file))
    if (made.onProgress !== undefined) this.#listeners.set(message.payload, made.onProgress)
    /** The only cast of files: a payload matches its type. */
    return message as unknown as Extract<MediaMessage, { type: Type }>
  }

  /** A step of sending: resolves with the message once its file has arrived. */
  async send(message: MediaMessage, show: (changed: Message) => void): Promise<Message> {
    const { ID, type, payload } = message
    const { file } = payload
    if (file === null && addressOf(message) === '') throw uploadError('MESSAGE_FILE_URL_IS_EMPTY')
    if (file === null) return message
    const at = localAddresses(this.#local.of(ID, file))
    const change = (facts: Facts) => show(withPayload(message, payloadOf(type, file, facts, at, file)))
    const known = this.#held.get(ID)
    const started = known ?? new Upload(type, file, this.#listeners.get(payload) ?? null, this.#context)
    this.#held.set(ID, started)
    if (known === undefined) change(factsBefore(file))
    const { facts, addresses } = await started.run(change)
    this.#held.delete(ID)
    this.#local.release(ID)
    return withPayload(message, payloadOf(type, file, facts, addresses, null))
  }

  /** Pauses, resumes or ends the upload of a message. False if it is not being uploaded. */
  control(message: Message, act: (gate: Gate) => void): boolean {
    const gate = this.#held.get(message?.ID)?.running ?? null
    if (gate !== null) act(gate)
    return gate !== null
  }

  /** The connection is back. */
  resumed(): void {
    for (const upload of this.#held.values()) upload.running?.startOver()
  }

  clear(): void {
    for (const upload of this.#held.values()) upload.running?.end(imError('SDK_DESTROYED'))
    this.#held.clear()
    this.#local.clear()
  }
}

export const isMedia = (message: Message): message is MediaMessage => isMediaType(message?.type)

/** The facts of a file before it is inspected. */
const factsBefore = (file: File): Facts => ({ ...NO_FACTS, ...imageTypeOf(file) })

/** A payload of the message's own type. */
const withPayload = (message: MediaMessage, payload: MediaMessage['payload']): MediaMessage =>
  ({ ...message, payload }) as MediaMessage
