import { UPLOAD_LIMITS } from '../protocol/limits'
import type { Facts, Picture } from './facts'
import { scaledSize, type Size } from './scaled-size'

/**
 * The displayed size of an image and its smaller versions: upright, with transparency preserved. Rejects if it cannot
 * be decoded. Rule: IM-51.
 */
export const inspectImage = async (file: Blob, mime: string): Promise<Partial<Facts>> => {
  if (typeof createImageBitmap !== 'function' || typeof document === 'undefined') return {}
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' })
  try {
    const { width, height } = bitmap
    /** A scaled version would lose the animation. */
    if (mime === 'image/gif') return { width, height }
    const large = await scaledPicture(bitmap, UPLOAD_LIMITS.largeSide, mime)
    const small = await scaledPicture(bitmap, UPLOAD_LIMITS.thumbSide, mime)
    return { width, height, large, small }
  } finally {
    bitmap.close()
  }
}

/** Null if the original is small enough, or if the result is larger than a server accepts. */
const scaledPicture = async (source: CanvasImageSource & Size, side: number, mime: string): Promise<Picture | null> => {
  const size = scaledSize(source, side)
  if (size.width === source.width && size.height === source.height) return null
  const blob = await encoded(drawn(source, size), mime)
  return blob === null || blob.size > UPLOAD_LIMITS.variantBytes ? null : { ...size, blob }
}

/** The picture on a canvas of that size. */
export const drawn = (source: CanvasImageSource, { width, height }: Size): HTMLCanvasElement => {
  const canvas = Object.assign(document.createElement('canvas'), { width, height })
  const context = canvas.getContext('2d')
  if (context !== null) {
    context.imageSmoothingQuality = 'high'
    context.drawImage(source, 0, 0, width, height)
  }
  return canvas
}

/**
 * A picture that may be transparent needs a format with transparency: webp because it is smaller, otherwise png. A
 * browser that cannot encode webp produces png.
 */
export const encoded = (canvas: HTMLCanvasElement, mime: string): Promise<Blob | null> =>
  new Promise((resolve) => {
    const isOpaque = mime === 'image/jpeg' || mime === 'image/bmp'
    canvas.toBlob(resolve, isOpaque ? 'image/jpeg' : 'image/webp', QUALITY)
  })

const QUALITY = 0.85
