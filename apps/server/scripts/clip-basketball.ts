import type { SKRSContext2D } from '@napi-rs/canvas'
import { drawMark, drawVignette, fillShape, FRAME, hash, project, trace, type Camera } from './clip-canvas'
import { LOOP_SECONDS, type ClipPlayer, type Point } from './clip-match'
import { drawPlayer, drawShadow } from './clip-people'

/** An attack on the right basket. The court is drawn in the metres of the pitch: 28 m are 105. */
const UNIT = 105 / 28
const COURT = { length: 105, width: 15 * UNIT } as const
const CENTRE = COURT.width / 2
const BASKET = { x: COURT.length - 1.575 * UNIT, y: CENTRE, z: 3.05 * UNIT } as const
const CAMERA: Camera = { x: 70 }
/** People are as large as on the pitch, times this. */
const SIZE = 2

/** The average positions of those who attack; each of them is guarded by one between them and the basket. */
const ATTACK: readonly Point[] = [
  { x: 62, y: CENTRE },
  { x: 68, y: 10 },
  { x: 68, y: 47 },
  { x: 88, y: 6 },
  { x: 90, y: 40 },
]

/** Who has the ball from which second on; the last one throws at the basket, and the ball comes back to the first. */
const TOUCHES = [
  { at: 0, player: 0 },
  { at: 3.2, player: 1 },
  { at: 6, player: 3 },
  { at: 8.4, player: 1 },
  { at: 11, player: 0 },
  { at: 13.4, player: 2 },
  { at: 16.2, player: 4 },
] as const
const THROW = { from: 18.4, in: 19.8, back: 21.4 } as const
const FLIGHT = 0.6

/** Draws the clip of basketball at a time of its loop. */
export const drawBasketball = (context: SKRSContext2D, time: number): void => {
  drawHall(context, time)
  drawCourt(context)
  const players = playersAt(time).toSorted((a, b) => a.y - b.y)
  drawBasket(context)
  for (const player of players) drawShadow(context, CAMERA, player, SIZE)
  for (const player of players) drawPlayer(context, CAMERA, player, time, SIZE)
  drawBall(context, time)
  drawVignette(context)
  drawMark(context)
}

const drawHall = (context: SKRSContext2D, time: number) => {
  context.fillStyle = '#0d1017'
  context.fillRect(0, 0, FRAME.width, FRAME.height)
  for (let row = 8; row >= 0; row -= 1)
    for (let seat = 0; seat < 60; seat += 1) {
      const noise = hash(seat * 17 + row * 71)
      if (noise < 0.12) continue
      const at = project(CAMERA, 8 + seat * 2.1 + (row % 2), -10 - row * 3, 3 + row * 2.6)
      const light = 0.5 + 0.5 * Math.cos(2 * Math.PI * (time / 8 - seat / 60))
      context.globalAlpha = 0.35 + 0.35 * light ** 6
      context.fillStyle = ['#c7632e', '#d9d9d9', '#6b4fa8', '#e0b04a', '#48505f'][Math.floor(noise * 977) % 5] ?? '#888'
      context.beginPath()
      context.arc(at.x, at.y, at.scale * 0.8, 0, 7)
      context.fill()
    }
  context.globalAlpha = 1
}

const drawCourt = (context: SKRSContext2D) => {
  const { length, width } = COURT
  fillShape(context, CAMERA, '#7d4a26', rectangle(-12, -7, length + 12, width + 14))
  fillShape(context, CAMERA, '#c98f55', rectangle(0, 0, length, width))
  for (let board = 0; board < 30; board += 2)
    fillShape(context, CAMERA, '#c38850', rectangle(0, (board * width) / 30, length, ((board + 1) * width) / 30))
  const key = 5.8 * UNIT
  const half = 2.45 * UNIT
  fillShape(context, CAMERA, '#27508f', rectangle(length - key, CENTRE - half, length, CENTRE + half))
  context.strokeStyle = '#fff6e6'
  context.lineWidth = 3
  for (const points of [
    rectangle(0, 0, length, width),
    rectangle(length - key, CENTRE - half, length, CENTRE + half),
    arc(length - key, CENTRE, 1.8 * UNIT, 0, 2 * Math.PI),
    arc(length / 2, CENTRE, 1.8 * UNIT, 0, 2 * Math.PI),
    arc(BASKET.x, CENTRE, 6.75 * UNIT, Math.PI * 0.56, Math.PI * 1.44),
    [
      [length / 2, 0],
      [length / 2, width],
    ] as const,
  ]) {
    trace(context, CAMERA, points)
    context.stroke()
  }
}

const rectangle = (left: number, top: number, right: number, bottom: number) =>
  [
    [left, top],
    [right, top],
    [right, bottom],
    [left, bottom],
    [left, top],
  ] as const

const arc = (x: number, y: number, radius: number, from: number, to: number) =>
  Array.from({ length: 41 }, (_, step): [number, number] => {
    const angle = from + ((to - from) * step) / 40
    return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)]
  })

const drawBasket = (context: SKRSContext2D) => {
  const { x, y, z } = BASKET
  const back = x + 0.45 * UNIT
  fillShape(context, CAMERA, '#39414f', [
    [back + 8, y - 0.6, 0],
    [back + 8, y + 0.6, 0],
    [back + 8, y + 0.6, z],
    [back + 8, y - 0.6, z],
  ])
  fillShape(context, CAMERA, 'rgba(235,242,250,0.85)', [
    [back, y - 3.4, z - 1],
    [back, y + 3.4, z - 1],
    [back, y + 3.4, z + 3],
    [back, y - 3.4, z + 3],
  ])
  const ring = project(CAMERA, x, y, z)
  context.strokeStyle = '#ff6a2b'
  context.lineWidth = 4
  context.beginPath()
  context.ellipse(ring.x, ring.y, ring.scale * 1.4, ring.scale * 0.55, 0, 0, 7)
  context.stroke()
  context.strokeStyle = 'rgba(255,255,255,0.7)'
  context.lineWidth = 1.4
  for (let thread = -2; thread <= 2; thread += 1) {
    context.beginPath()
    context.moveTo(ring.x + thread * ring.scale * 0.62, ring.y)
    context.lineTo(ring.x + thread * ring.scale * 0.36, ring.y + ring.scale * 2.2)
    context.stroke()
  }
}

const turn = (time: number) => (2 * Math.PI * time) / LOOP_SECONDS

const attackAt = (player: number, time: number): Point => {
  const { x, y } = ATTACK[player] ?? { x: 0, y: 0 }
  const angle = turn(time)
  return {
    x: x + 4.5 * Math.sin(angle * 3 + player * 1.9) + 2 * Math.sin(angle * 5 + player),
    y: y + 4 * Math.cos(angle * 2 + player * 2.3) + 1.5 * Math.sin(angle * 4 + player),
  }
}

const guardAt = (player: number, time: number): Point => {
  const { x, y } = attackAt(player, time - 0.25)
  return { x: x + (BASKET.x - x) * 0.3 + 2, y: y + (BASKET.y - y) * 0.3 + 1 }
}

const playersAt = (time: number): ClipPlayer[] =>
  ATTACK.flatMap((_, player) => [
    { ...moving((at) => attackAt(player, at), time), team: 'red' as const, no: player + 1 },
    { ...moving((at) => guardAt(player, at), time), team: 'blue' as const, no: player + 7 },
  ])

const moving = (position: (time: number) => Point, time: number) => {
  const [now, next] = [position(time), position(time + 0.12)]
  const [dx, dy] = [next.x - now.x, next.y - now.y]
  return { ...now, speed: Math.hypot(dx, dy) / 0.12 / SIZE, heading: Math.atan2(dy, dx) }
}

type InAir = Point & { readonly z: number }

const ballAt = (time: number): InAir => {
  const { length } = TOUCHES
  const place = TOUCHES.findLastIndex(({ at }) => at <= time)
  const { player } = TOUCHES[place] ?? TOUCHES[0]
  const hand = (of: number): InAir => ({ ...attackAt(of, time), z: 4 })
  if (time >= THROW.back) return between(hand(0), hand(0), 1, 0)
  if (time >= THROW.in) {
    const part = (time - THROW.in) / (THROW.back - THROW.in)
    return part < 0.4
      ? { ...BASKET, z: BASKET.z * (1 - part / 0.4) + 1 }
      : between({ ...BASKET, z: 1 }, hand(0), (part - 0.4) / 0.6, 5)
  }
  if (time >= THROW.from) return between(hand(player), BASKET, (time - THROW.from) / (THROW.in - THROW.from), 9)
  const next = place + 1 < length ? TOUCHES[place + 1] : undefined
  if (next && time > next.at - FLIGHT) return between(hand(player), hand(next.player), 1 - (next.at - time) / FLIGHT, 2)
  // The ball is bounced.
  return { ...hand(player), z: 0.6 + 3.4 * Math.abs(Math.cos(time * Math.PI * 1.5)) }
}

const between = (from: InAir, to: InAir, part: number, height: number): InAir => ({
  x: from.x + (to.x - from.x) * part,
  y: from.y + (to.y - from.y) * part,
  z: from.z + (to.z - from.z) * part + 4 * height * part * (1 - part),
})

const drawBall = (context: SKRSContext2D, time: number) => {
  const { x, y, z } = ballAt(time)
  const at = project(CAMERA, x + 1.4, y + 0.4, z)
  context.fillStyle = '#e8762d'
  context.strokeStyle = '#3a1d0c'
  context.lineWidth = 1.6
  context.beginPath()
  context.arc(at.x, at.y, at.scale * 0.75, 0, 7)
  context.fill()
  context.stroke()
  context.beginPath()
  context.moveTo(at.x - at.scale * 0.75, at.y)
  context.lineTo(at.x + at.scale * 0.75, at.y)
  context.stroke()
}
