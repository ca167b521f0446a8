import type { MessageOptions } from '../messages/create-message'
import type { Endpoints } from '../connection/hosts'
import type { ChatModule, ModuleContext } from '../modules'
import { uploadCommands } from '../protocol/commands/uploads'
import { checkType, needOptions } from '../protocol/check-type'
import { TYPES } from '../protocol/constants'
import { imError } from '../protocol/im-error'
import { toResult, type Result } from '../result'
import { isMediaType } from '../store/media-payloads'
import type { AudioMessage, FileMessage, ImageMessage, MediaMessage, Message, VideoMessage } from '../store/message'
import { absoluteURL } from './absolute-url'
import { checkFile, type FileSource } from './check-file'
import { Credentials } from './credentials'
import { DownloadKeys } from './download-keys'
import { NO_FACTS, type Facts } from './facts'
import { imageTypeOf } from './file-types'
import { fetchHttp, platformHttp, type Fetch } from './http'
import { UPLOAD_KINDS } from './kinds'
import { LocalURLs } from './local-urls'
import { inspectFile } from './inspect-file'
import { addressOf, localAddresses, NO_ADDRESSES, payloadOf } from './payload'
import { Upload, type OnProgress } from './upload'
import { uploadError } from './upload-error'

export interface UploadsOptions {
  /**
   * Replaces `XMLHttpRequest` or, where there is none, the global `fetch`. It cannot report the progress within a
   * slice.
   */
  readonly fetch?: Fetch
}

export interface FileMessageOptions extends MessageOptions<{ file: FileSource }> {
  /**
   * Called with the fraction that has arrived, from 0 to 1. If it throws, the send fails with
   * MESSAGE_ONPROGRESS_FUNCTION_ERROR.
   */
  onProgress?: OnProgress
}

/**
 * The create methods throw if a file may not be sent. The upload begins with `sendMessage`, which adds the message to
 * its list at once.
 */
export interface UploadMethods {
  createImageMessage(options: FileMessageOptions): ImageMessage
  createAudioMessage(options: FileMessageOptions): AudioMessage
  createVideoMessage(options: FileMessageOptions): VideoMessage
  createFileMessage(options: FileMessageOptions): FileMessage
  /** Pauses an upload; `sendMessage` waits. False if the message is not being uploaded. */
  pauseUpload(message: Message): boolean
  /** Continues a paused upload where it stopped, also hours later. False if the message is not being uploaded. */
  resumeUpload(message: Message): boolean
  /** Its `sendMessage` rejects with MESSAGE_UPLOAD_CANCELLED; `resendMessage` continues the upload. */
  cancelUpload(message: Message): boolean
  /**
   * A URL from which the file can be downloaded now. URLs of audio, files and videos expire: request them when
   * needed.
   */
  getMessageFileURL(message: Message): Promise<Result<{ readonly url: string }>>
}

/** Images, audio, videos and files in messages. Rules: IM-47, IM-48, IM-49, IM-50, IM-51, IM-52. */
export const uploads = (options: UploadsOptions = {}): ChatModule<UploadMethods> => ({
  name: 'uploads',
  install: (context) => {
    needOptions('uploads', options)
    checkType('fetch', options.fetch, 'function')
    const { caller, clock, session, settings, makeMessage, outgoing } = context
    caller.registerCommands(uploadCommands)
    const credentials = new Credentials(context)
    const keys = new DownloadKeys(context)
    const local = new LocalURLs(clock)
    /** By message, from the first send until the file has arrived. */
    const held = new Map<string, Upload>()
    /** By the payload of the message. */
    const listeners = new WeakMap<object, OnProgress>()
    const http = options.fetch === undefined ? platformHttp() : fetchHttp(options.fetch)
    const parts = {
      ...context,
      http,
      credentials,
      inspect: oneByOne((type: MediaMessage['type'], file: File) => inspectFile(clock, type, file)),
    }

    const create = <Type extends MediaMessage['type']>(type: Type, made: FileMessageOptions) => {
      const file = checkFile(UPLOAD_KINDS[type], made?.payload?.file, settings.get())
      const message = makeMessage(made, type, payloadOf(type, file, factsBefore(file), NO_ADDRESSES, file))
      if (made.onProgress !== undefined) listeners.set(message.payload, made.onProgress)
      /** The only cast of files: a payload matches its type. */
      return message as unknown as Extract<MediaMessage, { type: Type }>
    }

    const send = async (message: MediaMessage, show: (changed: Message) => void): Promise<Message> => {
      const { ID, type, payload } = message
      const { file } = payload
      if (file === null && addressOf(message) === '') throw uploadError('MESSAGE_FILE_URL_IS_EMPTY')
      if (file === null) return message
      const at = localAddresses(local.of(ID, file))
      const change = (facts: Facts) => show(withPayload(message, payloadOf(type, file, facts, at, file)))
      const known = held.get(ID)
      const started = known ?? new Upload(type, file, listeners.get(payload) ?? null, parts)
      held.set(ID, started)
      if (known === undefined) change(factsBefore(file))
      const { facts, addresses } = await started.run(change)
      held.delete(ID)
      local.release(ID)
      return withPayload(message, payloadOf(type, file, facts, addresses, null))
    }
    outgoing.add({ upload: (message, show) => (isMedia(message) ? send(message, show) : message) })

    session.whenResumed((isFirst) => {
      if (!isFirst) for (const upload of held.values()) upload.running?.startOver()
    })
    session.whenEnded(() => {
      for (const upload of held.values()) upload.running?.end(imError('SDK_DESTROYED'))
      held.clear()
      local.clear()
      keys.clear()
      credentials.clear()
    })

    const runningOf = (message: Message) => held.get(message?.ID)?.running ?? null
    const when = (message: Message, act: (gate: NonNullable<ReturnType<typeof runningOf>>) => void): boolean => {
      const gate = runningOf(message)
      if (gate !== null) act(gate)
      return gate !== null
    }
    return {
      createImageMessage: (made) => create(TYPES.MSG_IMAGE, made),
      createAudioMessage: (made) => create(TYPES.MSG_AUDIO, made),
      createVideoMessage: (made) => create(TYPES.MSG_VIDEO, made),
      createFileMessage: (made) => create(TYPES.MSG_FILE, made),
      pauseUpload: (message) => when(message, (gate) => gate.pause()),
      resumeUpload: (message) => when(message, (gate) => gate.resume()),
      cancelUpload: (message) => when(message, (gate) => gate.end(uploadError('MESSAGE_UPLOAD_CANCELLED'))),
      getMessageFileURL: (message) => toResult(async () => ({ url: await openURL(message, context, keys) })),
    }
  },
})

/** The facts of a file before it is inspected. */
const factsBefore = (file: File): Facts => ({ ...NO_FACTS, ...imageTypeOf(file) })

/** A payload of the message's own type. */
const withPayload = (message: MediaMessage, payload: MediaMessage['payload']): MediaMessage =>
  ({ ...message, payload }) as MediaMessage

const openURL = async (message: Message, { endpoints }: ModuleContext, keys: DownloadKeys): Promise<string> => {
  if (!isMedia(message)) throw imError('MESSAGE_INSTANCE_REQUIRED', 'The message has no file.')
  const address = addressOf(message)
  if (address === '') throw uploadError('MESSAGE_FILE_URL_IS_EMPTY')
  if (message.payload.file !== null) return address
  const url = webURL(address, endpoints)
  if (url === null) throw uploadError('MESSAGE_FILE_URL_IS_EMPTY', 'The URL of the file is not a web address.')
  return message.type === TYPES.MSG_IMAGE ? url : keys.sign(url)
}

/** Other users may have sent any text, also a URL that would run code in a page. */
const webURL = (address: string, endpoints: Endpoints): string | null => {
  try {
    const url = absoluteURL(address, endpoints)
    return /^https?:/.test(url) ? url : null
  } catch {
    return null
  }
}

const isMedia = (message: Message): message is MediaMessage => isMediaType(message?.type)

/** Decoding many pictures at once would exceed the memory of a phone. */
const oneByOne = <Arguments extends unknown[], Value>(run: (...args: Arguments) => Promise<Value>) => {
  let last: Promise<unknown> = Promise.resolve()
  return (...args: Arguments): Promise<Value> => {
    const next = last.then(() => run(...args))
    last = next
    return next
  }
}
