import { createCanvas, loadImage } from '@napi-rs/canvas'

const QUALITY = 82

/** An SVG as a WebP of a given size in pixels. In a browser each SVG in a list is a whole document, which is slow. */
export const webpOf = async (svg: string, width: number, height: number): Promise<Buffer> => {
  const drawing = await loadImage(Buffer.from(svg))
  const canvas = createCanvas(width, height)
  canvas.getContext('2d').drawImage(drawing, 0, 0, width, height)
  return canvas.encode('webp', QUALITY)
}

/** An SVG as a JPEG that fills a size, without what is beyond its upper and lower edges. */
export const jpegOf = async (svg: string, width: number, height: number): Promise<Buffer> => {
  const drawing = await loadImage(Buffer.from(svg))
  const canvas = createCanvas(width, height)
  const drawnHeight = (drawing.height / drawing.width) * width
  canvas.getContext('2d').drawImage(drawing, 0, (height - drawnHeight) / 2, width, drawnHeight)
  return canvas.encode('jpeg', QUALITY)
}
