import type { MessageContent } from '../message-row'
import type { EngineMessage } from './engine-message'
import type { MessageRowsOptions } from './options'
import { textParts } from './text-parts'

/** What a message shows. The app's own answer comes first. */
export const contentOf = (message: EngineMessage, options: MessageRowsOptions): MessageContent | null => {
  const own = options.contentOf?.(message)
  return own === undefined ? elementContent(message, options) : own
}

const elementContent = (message: EngineMessage, options: MessageRowsOptions): MessageContent => {
  const { texts, formats } = options
  switch (message.type) {
    case 'TIMTextElem':
      return { kind: 'text', text: textParts(message.payload.text) }
    case 'TIMImageElem':
      return image(message.payload.imageInfoArray, texts.image)
    case 'TIMSoundElem': {
      const { second } = message.payload
      return { kind: 'sound', seconds: second, duration: formats.duration(second), alt: texts.sound(second) }
    }
    case 'TIMVideoFileElem': {
      const { thumbUrl, snapshotUrl, thumbWidth, thumbHeight, videoSecond } = message.payload
      const duration = videoSecond > 0 ? formats.duration(videoSecond) : undefined
      const poster = thumbUrl || snapshotUrl || null
      return { kind: 'video', poster, width: thumbWidth, height: thumbHeight, duration, alt: texts.video }
    }
    case 'TIMFileElem': {
      const { fileName, fileSize } = message.payload
      return { kind: 'file', name: fileName || texts.file, detail: formats.size(fileSize) }
    }
    case 'TIMCustomElem':
      return message.payload.description ? { kind: 'text', text: message.payload.description } : unsupported(options)
    case 'TIMFaceElem': {
      const { index, data } = message.payload
      return { kind: 'face', src: options.faceOf?.(index, data) ?? null, text: data || texts.face }
    }
    case 'TIMLocationElem':
      return { kind: 'location', name: message.payload.description || texts.location }
    case 'TIMRelayElem': {
      const { title, abstractList, messageNumber } = message.payload
      return {
        kind: 'merger',
        title,
        lines: abstractList,
        ...(messageNumber && { count: texts.merged(messageNumber) }),
      }
    }
    default:
      return unsupported(options)
  }
}

const unsupported = ({ texts }: MessageRowsOptions): MessageContent => ({
  kind: 'unsupported',
  text: texts.unsupported,
})

/** The engine lists the original, the large one and the small one; the browser chooses among those that have a width. */
const image = (sizes: readonly { url: string; width: number; height: number }[], alt: string): MessageContent => {
  const shown = sizes[1] ?? sizes[0]
  const variants = sizes
    .filter(({ width }, at) => width > 0 && sizes.findIndex((size) => size.width === width) === at)
    .map(({ url, width }) => ({ src: url, width }))
  return {
    kind: 'image',
    src: shown?.url || null,
    width: shown?.width ?? 0,
    height: shown?.height ?? 0,
    alt,
    ...(variants.length > 1 && { variants }),
  }
}
