import type { SKRSContext2D } from '@napi-rs/canvas'
import { drawMark, drawVignette, fillShape, FRAME, hash, project, trace, type Camera } from './clip-canvas'
import { fontFamily } from './clip-font'
import { LOOP_SECONDS, PITCH, sceneAt, type Point } from './clip-match'
import { drawPlayer, drawShadow } from './clip-people'

export type ClipLanguage = 'zh' | 'en'

const BOARDS = {
  zh: ['看球直播', '足球 · 篮球 · 电竞', '实时比分', '一起看球'],
  en: ['MATCH LIVE', 'FOOTBALL · BASKETBALL · ESPORTS', 'LIVE SCORES', 'WATCH TOGETHER'],
} as const

/** Draws the clip of football at a time of its loop. */
export const drawFootball = (context: SKRSContext2D, time: number, language: ClipLanguage): void => {
  const scene = sceneAt(time)
  const camera = cameraAt(time)
  drawStands(context, camera, time)
  drawPitch(context, camera)
  drawBoards(context, camera, BOARDS[language])
  const { ball } = scene
  for (const player of [...scene.players].sort((a, b) => a.y - b.y)) drawShadow(context, camera, player)
  const rows = [...scene.players, { ...ball, team: 'ball' as const }].sort((a, b) => a.y - b.y)
  for (const row of rows) {
    if (row.team === 'ball') drawBall(context, camera, ball)
    else drawPlayer(context, camera, row, time)
  }
  drawVignette(context)
  drawMark(context)
}

/** It pans slightly and returns to its start. */
const cameraAt = (time: number): Camera => ({ x: 53.5 + 5.5 * Math.sin((2 * Math.PI * (time - 3)) / LOOP_SECONDS) })

const CROWD = ['#b8322e', '#d9d9d9', '#2f5fa8', '#e0b04a', '#3a4252', '#8a93a3', '#c8573f']

/** Rows of people; the same in every frame but for a slow wave of light. */
const drawStands = (context: SKRSContext2D, camera: Camera, time: number) => {
  context.fillStyle = '#10151f'
  context.fillRect(0, 0, FRAME.width, FRAME.height)
  for (let row = 9; row >= 0; row -= 1) {
    const y = -7 - row * 1.9
    const z = 2.2 + row * 1.5
    for (let seat = -10; seat < 106; seat += 1) {
      const noise = hash(seat * 31 + row * 977)
      if (noise < 0.06) continue
      const x = seat * 1.15 + (row % 2) * 0.57 - 5
      const at = project(camera, x, y, z)
      if (at.x < -10 || at.x > FRAME.width + 10) continue
      const wave = 0.5 + 0.5 * Math.cos(2 * Math.PI * (time / 8 - seat / 116))
      context.globalAlpha = 0.45 + 0.4 * wave ** 6
      context.fillStyle = CROWD[Math.floor(noise * 977) % CROWD.length] ?? '#888'
      context.beginPath()
      context.arc(at.x, at.y, at.scale * 0.46, 0, 7)
      context.fill()
    }
  }
  context.globalAlpha = 1
}

const drawPitch = (context: SKRSContext2D, camera: Camera) => {
  const { length, width } = PITCH
  fillShape(context, camera, '#2c7a3a', [
    [-14, -5],
    [length + 14, -5],
    [length + 14, width + 12],
    [-14, width + 12],
  ])
  for (let stripe = 0; stripe < 14; stripe += 1) {
    if (stripe % 2 === 1) continue
    const from = (stripe * length) / 14
    fillShape(context, camera, '#348a44', [
      [from, 0],
      [from + length / 14, 0],
      [from + length / 14, width],
      [from, width],
    ])
  }
  context.strokeStyle = '#eef6ee'
  context.lineWidth = 2.2
  context.lineJoin = 'round'
  const line = (points: readonly (readonly [number, number])[]) => {
    trace(context, camera, points)
    context.stroke()
  }
  const box = (x: number, y: number, w: number, h: number) =>
    line([
      [x, y],
      [x + w, y],
      [x + w, y + h],
      [x, y + h],
      [x, y],
    ])
  box(0, 0, length, width)
  line([
    [length / 2, 0],
    [length / 2, width],
  ])
  line(circle(length / 2, width / 2, 9.15, 0, 2 * Math.PI))
  for (const [goal, sign] of [
    [0, 1],
    [length, -1],
  ] as const) {
    box(goal, width / 2 - 20.16, sign * 16.5, 40.32)
    box(goal, width / 2 - 9.16, sign * 5.5, 18.32)
    const spot = goal + sign * 11
    line(
      sign > 0
        ? circle(spot, width / 2, 9.15, -0.925, 0.925)
        : circle(spot, width / 2, 9.15, Math.PI - 0.925, Math.PI + 0.925),
    )
    dot(context, camera, spot, width / 2)
    drawGoal(context, camera, goal, sign)
  }
  dot(context, camera, length / 2, width / 2)
}

const circle = (x: number, y: number, radius: number, from: number, to: number): [number, number][] =>
  Array.from({ length: 41 }, (_, index) => {
    const angle = from + ((to - from) * index) / 40
    return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)]
  })

const dot = (context: SKRSContext2D, camera: Camera, x: number, y: number) => {
  const at = project(camera, x, y)
  context.fillStyle = '#eef6ee'
  context.beginPath()
  context.ellipse(at.x, at.y, 3.2, 2, 0, 0, 7)
  context.fill()
}

const drawGoal = (context: SKRSContext2D, camera: Camera, x: number, sign: number) => {
  const [from, to, back] = [PITCH.width / 2 - 3.66, PITCH.width / 2 + 3.66, x - sign * 2]
  context.globalAlpha = 0.22
  fillShape(context, camera, '#ffffff', [
    [x, from, 2.44],
    [back, from, 1.6],
    [back, to, 1.6],
    [x, to, 2.44],
  ])
  fillShape(context, camera, '#ffffff', [
    [back, from, 0],
    [back, from, 1.6],
    [back, to, 1.6],
    [back, to, 0],
  ])
  context.globalAlpha = 1
  context.lineWidth = 3
  context.strokeStyle = '#ffffff'
  trace(context, camera, [
    [x, from, 0],
    [x, from, 2.44],
    [x, to, 2.44],
    [x, to, 0],
  ])
  context.stroke()
  context.lineWidth = 2.2
}

const BOARD_COLOURS = ['#0f6fc9', '#101722', '#c9271c', '#101722'] as const

const drawBoards = (context: SKRSContext2D, camera: Camera, texts: readonly string[]) => {
  for (let index = -1; index < 5; index += 1) {
    const from = index * 26 - 8
    const to = from + 25.6
    fillShape(context, camera, BOARD_COLOURS[(index + 4) % 4] ?? '#111', [
      [from, -3.4, 0],
      [to, -3.4, 0],
      [to, -3.4, 2],
      [from, -3.4, 2],
    ])
    const at = project(camera, (from + to) / 2, -3.4, 1)
    context.fillStyle = '#ffffff'
    context.font = `700 ${Math.round(at.scale * 1.35)}px ${fontFamily()}`
    context.textAlign = 'center'
    context.textBaseline = 'middle'
    context.fillText(texts[(index + 4) % 4] ?? '', at.x, at.y + 0.5)
  }
}

const drawBall = (context: SKRSContext2D, camera: Camera, ball: Point & { readonly height: number }) => {
  const ground = project(camera, ball.x, ball.y)
  const at = project(camera, ball.x, ball.y, ball.height + 0.25)
  context.fillStyle = 'rgba(8,40,16,0.45)'
  context.beginPath()
  context.ellipse(ground.x + ball.height * 4, ground.y, ground.scale * 0.42, ground.scale * 0.18, 0, 0, 7)
  context.fill()
  context.fillStyle = '#ffffff'
  context.strokeStyle = '#20242c'
  context.lineWidth = 1.2
  context.beginPath()
  context.arc(at.x, at.y, at.scale * 0.4, 0, 7)
  context.fill()
  context.stroke()
}
