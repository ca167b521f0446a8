import { createCanvas, loadImage } from '@napi-rs/canvas'

const QUALITY = 82

/** An SVG as a WebP of a given size in pixels. In a browser each SVG in a list is a whole document, which is slow. */
export const webpOf = async (svg: string, width: number, height: number): Promise<Buffer> => {
  const drawing = await loadImage(Buffer.from(svg))
  const canvas = createCanvas(width, height)
  canvas.getContext('2d').drawImage(drawing, 0, 0, width, height)
  return canvas.encode('webp', QUALITY)
}
