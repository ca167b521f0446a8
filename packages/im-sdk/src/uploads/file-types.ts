interface ImageType {
  readonly mime: string
  /** Of the payload: 1 jpg, 2 gif, 3 png, 4 bmp, 255 any other. */
  readonly format: number
}

const JPEG: ImageType = { mime: 'image/jpeg', format: 1 }

/** By extension. Rule: IM-50. */
const IMAGE_TYPES: Readonly<Record<string, ImageType>> = {
  jpg: JPEG,
  jpeg: JPEG,
  gif: { mime: 'image/gif', format: 2 },
  png: { mime: 'image/png', format: 3 },
  bmp: { mime: 'image/bmp', format: 4 },
  webp: { mime: 'image/webp', format: 255 },
}

/** Extension by mime type. Rule: IM-50. */
const VIDEO_TYPES: Readonly<Record<string, string>> = {
  'video/mp4': 'mp4',
  'video/quicktime': 'mov',
  'video/webm': 'webm',
}

/** Null if the name has none of the allowed extensions. */
export const imageTypeOf = ({ name }: File): ImageType | null => own(IMAGE_TYPES, extensionOf(name))

/**
 * `mp4`, `mov` or `webm`; null for any other type. If the system does not know the file's type, the file name
 * decides.
 */
export const videoFormatOf = (file: File): string | null => own(VIDEO_TYPES, mimeOf(file))

/** Without parameters such as `codecs`; empty if unknown. */
export const mimeOf = ({ type, name }: File): string => {
  const mime = type.replace(/;.*/s, '').trim().toLowerCase()
  if (mime !== '') return mime
  const extension = extensionOf(name)
  return Object.keys(VIDEO_TYPES).find((video) => VIDEO_TYPES[video] === extension) ?? ''
}

/** The end of a long name, because it has the extension. */
export const sentName = ({ name }: File): string => name.slice(-255) || 'file'

/**
 * The real image type by its first bytes, because names can be wrong and the server checks; null if the bytes do not
 * tell.
 */
export const sniffImage = async (file: Blob): Promise<ImageType | null> => {
  const head = new Uint8Array(await file.slice(0, 12).arrayBuffer())
  const text = String.fromCharCode(...head)
  if (text.startsWith('\xff\xd8\xff')) return JPEG
  if (text.startsWith('\x89PNG')) return own(IMAGE_TYPES, 'png')
  if (text.startsWith('GIF8')) return own(IMAGE_TYPES, 'gif')
  if (text.startsWith('BM')) return own(IMAGE_TYPES, 'bmp')
  return text.startsWith('RIFF') && text.endsWith('WEBP') ? own(IMAGE_TYPES, 'webp') : null
}

const extensionOf = (name: string): string => /\.([a-z0-9]+)$/i.exec(name)?.[1]?.toLowerCase() ?? ''

/** Looks up a name from outside without matching the properties that every object has. */
const own = <Value>(table: Readonly<Record<string, Value>>, key: string): Value | null =>
  (Object.hasOwn(table, key) ? table[key] : null) ?? null
