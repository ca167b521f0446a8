import { IMAGE, imagePlan, isImageType } from '@org/domain'
import { isAnimated } from './is-animated'

/** The kinds that the server takes. */
const SENT = /^image\/(?:jpeg|png|gif|webp|bmp)$/

/**
 * The image as it is sent: scaled down and encoded again by the domain's rule, also if the server does not take its kind.
 * The file itself if it is small enough, if the browser cannot decode it, and if it moves. Rule: DOM-92.
 */
export const scaledImage = async (file: File): Promise<File> => {
  if (!isImageType(file.type) || isAnimated(new Uint8Array(await file.arrayBuffer()))) return file
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => null)
  if (bitmap === null) return file
  const plan = imagePlan({ width: bitmap.width, height: bitmap.height })
  const quality = plan?.quality ?? (SENT.test(file.type) ? null : IMAGE.quality)
  const blob = plan && quality ? await encoded(bitmap, plan.width, plan.height, quality, file.type) : null
  bitmap.close()
  if (blob === null) return file
  const extension = blob.type.replace('image/', '').replace('jpeg', 'jpg')
  return new File([blob], `${file.name.replace(/\.[^.]*$/, '')}.${extension}`, { type: blob.type })
}

/** What cameras make, and bmp. */
const OPAQUE = /^image\/(?:jpeg|bmp|hei[cf])$/

/** A picture that may be transparent becomes webp, or png in a browser that does not encode that. */
const encoded = (source: ImageBitmap, width: number, height: number, quality: number, type: string) => {
  const canvas = Object.assign(document.createElement('canvas'), { width, height })
  canvas.getContext('2d')?.drawImage(source, 0, 0, width, height)
  return new Promise<Blob | null>((resolve) =>
    canvas.toBlob(resolve, OPAQUE.test(type) ? 'image/jpeg' : 'image/webp', quality),
  )
}
