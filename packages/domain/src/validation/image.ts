import { fieldsOf, textOf } from '../input'
/** Uploaded images: the maximum sides in px and the re-encoding quality. Rule: DOM-92. */
export const IMAGE = { maxWidth: 1200, maxHeight: 1200, quality: 0.8 } as const

/**
 * Whether a media type is an image type; anything else is refused (请选择图片文件).
 *
 * Rule: DOM-92.
 *
 * @example
 * isImageType('image/png') // => true
 * isImageType('video/mp4') // => false
 */
export const isImageType = (type: string): boolean => textOf(type).startsWith('image/')

/** How an image is sent: its size in px, and the re-encoding quality; null for the unchanged file. */
export interface ImagePlan {
  width: number
  height: number
  quality: number | null
}

/**
 * How an image is sent: if a side is larger than 1200 px, scaled down to 1200 × 1200 (sides rounded, at least 1) and
 * re-encoded at 0.8; otherwise, and with `compress: false`, unchanged. Null without a valid size.
 *
 * Rule: DOM-92.
 *
 * @example
 * imagePlan({ width: 2400, height: 1000 }) // => { width: 1200, height: 500, quality: 0.8 }
 * imagePlan({ width: 1200, height: 1200 }) // => { width: 1200, height: 1200, quality: null }
 * imagePlan({ width: 2400, height: 1000 }, { compress: false }) // => { width: 2400, height: 1000, quality: null }
 */
export const imagePlan = (
  size: { width: number; height: number },
  options: { compress?: boolean; maxWidth?: number; maxHeight?: number } = {},
): ImagePlan | null => {
  const { width, height } = fieldsOf(size)
  if (!(width >= 0 && height >= 0 && Number.isFinite(width) && Number.isFinite(height))) return null
  const { compress = true, maxWidth = IMAGE.maxWidth, maxHeight = IMAGE.maxHeight } = fieldsOf(options)
  const scale = Math.min(1, maxWidth / width, maxHeight / height)
  if (!compress || !(scale < 1)) return { width, height, quality: null }
  const side = (length: number) => Math.max(1, Math.round(length * scale))
  return { width: side(width), height: side(height), quality: IMAGE.quality }
}
