import type { MessageContent } from './types'

/** What a message says as one line of text, for screen readers. */
export const contentText = (content: MessageContent): string => {
  switch (content.kind) {
    case 'text':
      return typeof content.text === 'string'
        ? content.text
        : content.text.map((part) => (typeof part === 'string' ? part : part.text)).join('')
    case 'image':
    case 'video':
    case 'sound':
      return content.alt
    case 'file':
    case 'location':
      return content.name
    case 'card':
    case 'merger':
      return content.title
    case 'face':
    case 'unsupported':
    case 'node':
      return content.text
  }
}
