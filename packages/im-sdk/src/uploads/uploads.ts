import type { Endpoints } from '../connection/hosts'
import type { ChatModule, ModuleContext } from '../modules'
import { uploadCommands } from '../protocol/commands/uploads'
import { checkType, needOptions } from '../protocol/check-type'
import { TYPES } from '../protocol/constants'
import { imError } from '../protocol/im-error'
import { toResult, type Result } from '../result'
import type { AudioMessage, FileMessage, ImageMessage, MediaMessage, Message, VideoMessage } from '../store/message'
import { absoluteURL } from './absolute-url'
import { Credentials } from './credentials'
import { DownloadKeys } from './download-keys'
import { fetchHttp, platformHttp, type Fetch } from './http'
import { inspectFile } from './inspect-file'
import { isMedia, MediaMessages, type FileMessageOptions } from './media-messages'
import { addressOf } from '../store/media-payloads'
import { uploadError } from './upload-error'

export interface UploadsOptions {
  /**
   * Replaces `XMLHttpRequest` or, where there is none, the global `fetch`. It cannot report the progress within a
   * slice.
   */
  readonly fetch?: Fetch
  /** The app is a mini-app, which sends files in its own way: the server gives URLs for that. */
  readonly isMiniApp?: boolean
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
    checkType('isMiniApp', options.isMiniApp, 'boolean')
    const { caller, clock, session, outgoing } = context
    caller.registerCommands(uploadCommands)
    const credentials = new Credentials(context)
    const keys = new DownloadKeys(context)
    const media = new MediaMessages({
      ...context,
      http: options.fetch === undefined ? platformHttp() : fetchHttp(options.fetch),
      credentials,
      uploadMethod: options.isMiniApp === true ? 1 : 0,
      inspect: oneByOne((type: MediaMessage['type'], file: File) => inspectFile(clock, type, file)),
    })
    outgoing.add({ upload: (message, show) => (isMedia(message) ? media.send(message, show) : message) })
    session.whenResumed((isFirst) => {
      if (!isFirst) media.resumed()
    })
    session.whenEnded(() => {
      media.clear()
      keys.clear()
      credentials.clear()
    })
    return {
      createImageMessage: (made) => media.create(TYPES.MSG_IMAGE, made),
      createAudioMessage: (made) => media.create(TYPES.MSG_AUDIO, made),
      createVideoMessage: (made) => media.create(TYPES.MSG_VIDEO, made),
      createFileMessage: (made) => media.create(TYPES.MSG_FILE, made),
      pauseUpload: (message) => media.control(message, (gate) => gate.pause()),
      resumeUpload: (message) => media.control(message, (gate) => gate.resume()),
      cancelUpload: (message) => media.control(message, (gate) => gate.end(uploadError('MESSAGE_UPLOAD_CANCELLED'))),
      getMessageFileURL: (message) => toResult(async () => ({ url: await openURL(message, context, keys) })),
    }
  },
})

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

/** Decoding many pictures at once would exceed the memory of a phone. */
const oneByOne = <Arguments extends unknown[], Value>(run: (...args: Arguments) => Promise<Value>) => {
  let last: Promise<unknown> = Promise.resolve()
  return (...args: Arguments): Promise<Value> => {
    const next = last.then(() => run(...args))
    last = next
    return next
  }
}
