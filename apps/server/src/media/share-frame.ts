import { createCanvas, type Image, type SKRSContext2D } from '@napi-rs/canvas'

/** What social networks show. */
const WIDTH = 1_200
const HEIGHT = 630
const QUALITY = 82
const RING = 6
/** Below the crests of a match, and in the middle of a picture that says nothing of its own. */
const FACES = { corner: { x: 112, y: 518, radius: 76 }, middle: { x: WIDTH / 2, y: HEIGHT / 2, radius: 190 } }

export interface ShareFrame {
  /** It fills the frame, without what is beyond its edges. */
  readonly ground: Image
  /** Whose it is; null for nobody. */
  readonly face: Image | null
  readonly place: keyof typeof FACES
  /** It is something to watch. */
  readonly isVideo: boolean
}

/** Draws the picture of something shared as a JPEG of 1200 × 630. Without words, because a server may have no font. */
export const shareFrame = ({ ground, face, place, isVideo }: ShareFrame): Promise<Buffer> => {
  const canvas = createCanvas(WIDTH, HEIGHT)
  const pen = canvas.getContext('2d')
  fill(pen, ground, { x: 0, y: 0, width: WIDTH, height: HEIGHT })
  if (isVideo) drawPlay(pen)
  if (face !== null) drawFace(pen, face, FACES[place])
  return canvas.encode('jpeg', QUALITY)
}

interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** Fills the box with the middle of a picture. */
const fill = (pen: SKRSContext2D, picture: Image, { x, y, width, height }: Box) => {
  const scale = Math.max(width / picture.width, height / picture.height)
  const [drawnWidth, drawnHeight] = [picture.width * scale, picture.height * scale]
  pen.drawImage(picture, x + (width - drawnWidth) / 2, y + (height - drawnHeight) / 2, drawnWidth, drawnHeight)
}

const disc = (pen: SKRSContext2D, x: number, y: number, radius: number, ink: string) => {
  pen.fillStyle = ink
  pen.beginPath()
  pen.arc(x, y, radius, 0, 2 * Math.PI)
  pen.fill()
}

const drawFace = (pen: SKRSContext2D, face: Image, { x, y, radius }: (typeof FACES)['corner']) => {
  disc(pen, x, y, radius + RING, '#fff')
  pen.save()
  pen.beginPath()
  pen.arc(x, y, radius, 0, 2 * Math.PI)
  pen.clip()
  fill(pen, face, { x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius })
  pen.restore()
}

const drawPlay = (pen: SKRSContext2D) => {
  const [x, y] = [WIDTH / 2, HEIGHT / 2]
  disc(pen, x, y, 84, 'rgba(11, 16, 25, .72)')
  pen.fillStyle = '#fff'
  pen.beginPath()
  pen.moveTo(x - 24, y - 42)
  pen.lineTo(x - 24, y + 42)
  pen.lineTo(x + 46, y)
  pen.fill()
}
