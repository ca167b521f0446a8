import { createChat, TYPES, type ImageMessage, type Message, type VideoMessage } from '@org/im-sdk'
import { uploads } from '@org/im-sdk/uploads'

interface Login {
  readonly SDKAppID: number
  readonly endpoint: string
  readonly userID: string
  readonly userSig: string
}

/** The functions of a page on another host than the server, which the test calls. */
const startPage = async ({ SDKAppID, endpoint, userID, userSig }: Login, to: string) => {
  const chat = createChat({ SDKAppID, endpoints: { default: endpoint }, modules: [uploads()] })
  await chat.login({ userID, userSig })
  const progress: number[] = []
  const options = (file: File) => ({
    to,
    conversationType: TYPES.CONV_C2C,
    payload: { file },
    onProgress: (part: number) => void progress.push(part),
  })
  const urlOf = async (message: Message) => (await chat.getMessageFileURL(message)).data.url
  const absolute = (url: string) => new URL(url, endpoint.replace(/^ws/, 'http')).href

  return {
    progress,
    sendImage: async (...sides: readonly [width: number, height: number]) => {
      const blob = await new Promise<Blob | null>((resolve) => painted(...sides).toBlob(resolve, 'image/png'))
      const message = chat.createImageMessage(options(new File([blob!], 'a.png', { type: 'image/png' })))
      const { payload } = (await chat.sendMessage(message)).data.message as ImageMessage
      return Promise.all(
        payload.imageInfoArray.map(async ({ url, width, height, size }) => {
          const got = await fetch(absolute(url)).then((response) => response.blob())
          const bitmap = await createImageBitmap(got)
          return { says: [width, height, size], is: [bitmap.width, bitmap.height, got.size] }
        }),
      )
    },
    sendVideo: async () => {
      const file = new File([await recorded()], 'a.webm', { type: 'video/webm' })
      const { message } = (await chat.sendMessage(chat.createVideoMessage(options(file)))).data
      const { payload } = message as VideoMessage
      const cover = await createImageBitmap(await fetch(absolute(payload.thumbUrl)).then((response) => response.blob()))
      const video = await fetch(await urlOf(message)).then((response) => response.blob())
      return { payload, cover: [cover.width, cover.height], isWhole: video.size === file.size }
    },
    /** Uploads bytes that differ by position, and returns whether the download is equal. */
    sendFile: async (size: number) => {
      const bytes = new Uint8Array(size).map((_, index) => (index * 7 + (index >> 8)) % 251)
      const message = chat.createFileMessage(options(new File([bytes], '赛程.bin')))
      const { data } = await chat.sendMessage(message)
      const response = await fetch(await urlOf(data.message))
      const got = new Uint8Array(await response.arrayBuffer())
      return got.length === size && got.every((byte, index) => byte === bytes[index])
    },
  }
}

export type UploadsPage = Awaited<ReturnType<typeof startPage>>

declare global {
  var startPage: (login: Login, to: string) => Promise<UploadsPage>
  var uploadsPage: UploadsPage
}
globalThis.startPage = startPage

const painted = (width: number, height: number): HTMLCanvasElement => {
  const canvas = Object.assign(document.createElement('canvas'), { width, height })
  const context = canvas.getContext('2d')
  if (context === null) throw new Error('No canvas.')
  context.fillStyle = 'tomato'
  context.fillRect(0, 0, width, height)
  return canvas
}

/** A second of video. */
const recorded = async (): Promise<Blob> => {
  const canvas = painted(320, 180)
  const chunks: Blob[] = []
  const recorder = new MediaRecorder(canvas.captureStream(20), { mimeType: 'video/webm;codecs=vp8' })
  recorder.addEventListener('dataavailable', ({ data }) => chunks.push(data))
  const stopped = new Promise((resolve) => recorder.addEventListener('stop', resolve))
  recorder.start()
  for (let frame = 0; frame < 20; frame++) {
    canvas.getContext('2d')?.fillRect(frame, 0, 1, 1)
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  recorder.stop()
  await stopped
  return new Blob(chunks)
}
