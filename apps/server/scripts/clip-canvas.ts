import type { SKRSContext2D } from '@napi-rs/canvas'
import type { Point } from './clip-match'
import { fontFamily } from './clip-font'

export const FRAME = { width: 1280, height: 720 } as const

export interface Camera {
  readonly x: number
}

const EYE = { y: 118, z: 58, look: 37, focal: 1120 } as const
const TILT = Math.atan2(EYE.z, EYE.y - EYE.look)

interface Projected extends Point {
  /** Pixels per metre. */
  readonly scale: number
}

/** The far touch line has y 0, the near one y 68; z is up. */
export const project = (camera: Camera, x: number, y: number, z = 0): Projected => {
  const forward = EYE.y - y
  const down = EYE.z - z
  const depth = forward * Math.cos(TILT) + down * Math.sin(TILT)
  const rise = forward * Math.sin(TILT) - down * Math.cos(TILT)
  const scale = EYE.focal / depth
  return { x: FRAME.width / 2 + (x - camera.x) * scale, y: FRAME.height / 2 + 24 - rise * scale, scale }
}

export const trace = (
  context: SKRSContext2D,
  camera: Camera,
  points: readonly (readonly [number, number, number?])[],
) => {
  context.beginPath()
  for (const [index, [x, y, z]] of points.entries()) {
    const at = project(camera, x, y, z)
    if (index === 0) context.moveTo(at.x, at.y)
    else context.lineTo(at.x, at.y)
  }
}

export const fillShape = (
  context: SKRSContext2D,
  camera: Camera,
  colour: string,
  points: readonly (readonly [number, number, number?])[],
) => {
  context.fillStyle = colour
  trace(context, camera, points)
  context.closePath()
  context.fill()
}

export const hash = (value: number): number => {
  const mixed = Math.sin(value * 12.9898) * 43758.5453
  return mixed - Math.floor(mixed)
}

export const drawVignette = (context: SKRSContext2D) => {
  const shade = context.createLinearGradient(0, 0, 0, 150)
  shade.addColorStop(0, 'rgba(6,10,18,0.75)')
  shade.addColorStop(1, 'rgba(6,10,18,0)')
  context.fillStyle = shade
  context.fillRect(0, 0, FRAME.width, 150)
}

/** Says in both languages that this is no match: the clip shows no score, which would contradict that of the room. */
export const drawMark = (context: SKRSContext2D): void => {
  const [width, height, top] = [272, 52, 34]
  // The player has its buttons at both ends.
  const left = (FRAME.width - width) / 2
  panel(context, left, top, width, height, 'rgba(13,19,29,0.85)')
  text(context, '演示画面 · DEMO', left + width / 2, top + height / 2, 26, '#ffffff')
}

export const panel = (
  context: SKRSContext2D,
  x: number,
  y: number,
  width: number,
  height: number,
  colour: string,
  radius = 10,
) => {
  context.fillStyle = colour
  context.beginPath()
  context.roundRect(x, y, width, height, radius)
  context.fill()
}

const text = (context: SKRSContext2D, value: string, x: number, y: number, size: number, colour: string) => {
  context.font = `700 ${size}px ${fontFamily()}`
  context.textAlign = 'center'
  context.textBaseline = 'middle'
  context.fillStyle = colour
  context.fillText(value, x, y)
}
