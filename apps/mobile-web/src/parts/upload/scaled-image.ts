import { imagePlan, isImageType } from '@org/domain'
import { isAnimated } from './is-animated'

/**
 * The image as it is sent: scaled down and encoded again by the domain's rule. The file itself if it is small enough,
 * if the browser cannot decode it, and if it moves. Rule: DOM-92.
 */
export const scaledImage = async (file: File): Promise<File> => {
  if (!isImageType(file.type) || isAnimated(new Uint8Array(await file.arrayBuffer()))) return file
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => null)
  if (bitmap === null) return file
  const plan = imagePlan({ width: bitmap.width, height: bitmap.height })
  const blob = plan?.quality ? await encoded(bitmap, plan.width, plan.height, plan.quality, file.type) : null
  bitmap.close()
  if (blob === null) return file
  const extension = blob.type.replace('image/', '').replace('jpeg', 'jpg')
  return new File([blob], `${file.name.replace(/\.[^.]*$/, '')}.${extension}`, { type: blob.type })
}

/** A picture that may be transparent becomes webp, or png in a browser that does not encode that. */
const encoded = (source: ImageBitmap, width: number, height: number, quality: number, type: string) => {
  const canvas = Object.assign(document.createElement('canvas'), { width, height })
  canvas.getContext('2d')?.drawImage(source, 0, 0, width, height)
  return new Promise<Blob | null>((resolve) =>
    canvas.toBlob(resolve, type === 'image/jpeg' || type === 'image/bmp' ? 'image/jpeg' : 'image/webp', quality),
  )
}
