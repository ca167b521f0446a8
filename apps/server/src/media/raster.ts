import { createCanvas, loadImage } from '@napi-rs/canvas'

const QUALITY = 82

/** A square SVG as a WebP of a given size. In a browser each SVG in a list is a whole document, which is slow. */
export const webpOf = async (svg: string, side: number): Promise<Buffer> => {
  const drawing = await loadImage(Buffer.from(svg))
  const canvas = createCanvas(side, side)
  canvas.getContext('2d').drawImage(drawing, 0, 0, side, side)
  return canvas.encode('webp', QUALITY)
}
