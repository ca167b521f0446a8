import type { SKRSContext2D } from '@napi-rs/canvas'
import { drawMark, FRAME, hash, panel } from './clip-canvas'
import { LOOP_SECONDS, type Point } from './clip-match'

/** An arena from above with three lanes between two bases, which are in its corners. */
const BASES = { red: { x: 130, y: 610 }, blue: { x: 1150, y: 110 } } as const
const LANES: readonly (readonly Point[])[] = [
  [BASES.red, { x: 150, y: 120 }, BASES.blue],
  [BASES.red, { x: 640, y: 360 }, BASES.blue],
  [BASES.red, { x: 1130, y: 600 }, BASES.blue],
]
const COLOURS = { red: '#ff5a4d', blue: '#4da3ff' } as const
type Team = keyof typeof COLOURS

/** Draws the clip of esports at a time of its loop. */
export const drawEsport = (context: SKRSContext2D, time: number): void => {
  drawGround(context)
  for (const lane of LANES) drawLane(context, lane)
  for (const team of ['red', 'blue'] as const) drawBase(context, team, time)
  for (const lane of LANES) drawColumns(context, lane, time)
  drawSpells(context, time)
  for (const team of ['red', 'blue'] as const) for (let no = 0; no < 5; no += 1) drawHero(context, team, no, time)
  drawMap(context, time)
  drawMark(context)
}

const drawGround = (context: SKRSContext2D) => {
  context.fillStyle = '#14261d'
  context.fillRect(0, 0, FRAME.width, FRAME.height)
  for (let tree = 0; tree < 150; tree += 1) {
    const [x, y] = [hash(tree * 3 + 1) * FRAME.width, hash(tree * 7 + 2) * FRAME.height]
    disc(context, { x, y }, 16 + hash(tree) * 26, tree % 2 === 0 ? '#1b3527' : '#18301f')
  }
  // The river.
  context.strokeStyle = '#1f4d63'
  context.lineWidth = 74
  context.beginPath()
  context.moveTo(250, 40)
  context.quadraticCurveTo(640, 360, 1030, 680)
  context.stroke()
}

const drawLane = (context: SKRSContext2D, lane: readonly Point[]) => {
  context.strokeStyle = '#3b3a2e'
  context.lineWidth = 52
  context.lineJoin = 'round'
  context.lineCap = 'round'
  context.beginPath()
  for (const { x, y } of lane) context.lineTo(x, y)
  context.stroke()
}

const drawBase = (context: SKRSContext2D, team: Team, time: number) => {
  const at = BASES[team]
  disc(context, at, 76, '#2b2f3a')
  context.globalAlpha = 0.55 + 0.3 * Math.sin((time * 2 * Math.PI) / 3)
  disc(context, at, 40, COLOURS[team])
  context.globalAlpha = 1
  disc(context, at, 18, '#ffffff')
}

/** The place after a part of the way along a lane, from the red base to the blue one. */
const along = (lane: readonly Point[], part: number): Point => {
  const [from, corner, to] = [lane[0] ?? BASES.red, lane[1] ?? BASES.red, lane[2] ?? BASES.blue]
  const [start, end, share] = part < 0.5 ? [from, corner, part * 2] : [corner, to, part * 2 - 1]
  return { x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share }
}

/** Both columns of a lane meet in its middle, where they fall. */
const drawColumns = (context: SKRSContext2D, lane: readonly Point[], time: number) => {
  for (const team of ['red', 'blue'] as const)
    for (let soldier = 0; soldier < 12; soldier += 1) {
      const walked = (time / 12 + soldier / 12) % 1
      const part = 0.06 + walked * 0.42
      context.globalAlpha = Math.min(1, (1 - walked) * 6)
      disc(context, along(lane, team === 'red' ? part : 1 - part), 7, COLOURS[team])
    }
  context.globalAlpha = 1
}

const heroAt = (team: Team, no: number, time: number): Point => {
  const angle = (2 * Math.PI * time) / LOOP_SECONDS
  const lane = LANES[no % LANES.length] ?? []
  const part = 0.47 + 0.06 * Math.sin(angle * 2 + no * 1.7) + (team === 'red' ? -0.05 : 0.05)
  const { x, y } = along(lane, part)
  return {
    x: x + 34 * Math.cos(angle * 5 + no * 2 + (team === 'red' ? 0 : 1.6)),
    y: y + 26 * Math.sin(angle * 4 + no + (team === 'red' ? 0 : 2.2)),
  }
}

const drawHero = (context: SKRSContext2D, team: Team, no: number, time: number) => {
  const at = heroAt(team, no, time)
  disc(context, { x: at.x + 4, y: at.y + 7 }, 21, 'rgba(0,0,0,0.4)')
  disc(context, at, 21, '#0c1016')
  disc(context, at, 17, COLOURS[team])
  const ahead = heroAt(team, no, time + 0.2)
  const angle = Math.atan2(ahead.y - at.y, ahead.x - at.x)
  disc(context, { x: at.x + 9 * Math.cos(angle), y: at.y + 9 * Math.sin(angle) }, 6, '#ffffff')
  const health = 0.62 + 0.34 * Math.sin((2 * Math.PI * time) / 12 + no * 1.3 + (team === 'red' ? 0 : 2))
  panel(context, at.x - 26, at.y - 38, 52, 8, '#0c1016', 4)
  panel(context, at.x - 25, at.y - 37, 50 * Math.min(1, health), 6, team === 'red' ? '#ff8a80' : '#82bdff', 3)
}

const EVERY = 2

/** Each hero casts in turn: a bolt at another, which ends in a ring. */
const drawSpells = (context: SKRSContext2D, time: number) => {
  for (let no = 0; no < 5; no += 1)
    for (const team of ['red', 'blue'] as const) {
      const part = ((time + no * 0.37 + (team === 'red' ? 0 : 0.9)) % EVERY) / EVERY
      const other = team === 'red' ? 'blue' : 'red'
      const [from, to] = [heroAt(team, no, time), heroAt(other, no, time)]
      if (part < 0.35) {
        const share = part / 0.35
        disc(context, { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share }, 7, '#ffe9a8')
      } else if (part < 0.8) {
        const share = (part - 0.35) / 0.45
        context.globalAlpha = 1 - share
        context.strokeStyle = COLOURS[team]
        context.lineWidth = 5
        context.beginPath()
        context.arc(to.x, to.y, 20 + share * 44, 0, 7)
        context.stroke()
        context.globalAlpha = 1
      }
    }
}

const MAP = { left: 556, top: 448, width: 196, height: 110 } as const

const drawMap = (context: SKRSContext2D, time: number) => {
  panel(context, MAP.left, MAP.top, MAP.width, MAP.height, 'rgba(8,12,18,0.85)')
  const small = ({ x, y }: Point) => ({
    x: MAP.left + (x / FRAME.width) * MAP.width,
    y: MAP.top + (y / FRAME.height) * MAP.height,
  })
  context.strokeStyle = '#4d4c3e'
  context.lineWidth = 4
  for (const lane of LANES) {
    context.beginPath()
    for (const point of lane) {
      const { x, y } = small(point)
      context.lineTo(x, y)
    }
    context.stroke()
  }
  for (const team of ['red', 'blue'] as const)
    for (let no = 0; no < 5; no += 1) disc(context, small(heroAt(team, no, time)), 4, COLOURS[team])
}

const disc = (context: SKRSContext2D, { x, y }: Point, radius: number, colour: string) => {
  context.fillStyle = colour
  context.beginPath()
  context.arc(x, y, radius, 0, 7)
  context.fill()
}
