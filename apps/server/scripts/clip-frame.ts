import type { SKRSContext2D } from '@napi-rs/canvas'
import { LOOP_SECONDS, PITCH, sceneAt, type ClipPlayer, type Point } from './clip-match'

export const FRAME = { width: 1280, height: 720 } as const

export type ClipLanguage = 'zh' | 'en'

const WORDS = {
  zh: {
    red: '红狮',
    blue: '蓝鹰',
    live: '直播',
    brand: '看球直播',
    possession: '控球率',
    shots: '射门',
    boards: ['看球直播', '足球 · 篮球 · 电竞', '实时比分', '一起看球'],
  },
  en: {
    red: 'LIONS',
    blue: 'HAWKS',
    live: 'LIVE',
    brand: 'MATCH LIVE',
    possession: 'POSSESSION',
    shots: 'SHOTS',
    boards: ['MATCH LIVE', 'FOOTBALL · BASKETBALL · ESPORTS', 'LIVE SCORES', 'WATCH TOGETHER'],
  },
} as const

const FONT = '"Noto Sans CJK SC", sans-serif'

/** Draws the clip at a time of its loop. */
export const drawFrame = (context: SKRSContext2D, time: number, language: ClipLanguage): void => {
  const scene = sceneAt(time)
  const camera = cameraAt(time)
  drawStands(context, camera, time)
  drawPitch(context, camera)
  drawBoards(context, camera, WORDS[language].boards)
  const { ball } = scene
  for (const player of [...scene.players].sort((a, b) => a.y - b.y)) drawShadow(context, camera, player)
  const rows = [...scene.players, { ...ball, team: 'ball' as const }].sort((a, b) => a.y - b.y)
  for (const row of rows) {
    if (row.team === 'ball') drawBall(context, camera, ball)
    else drawPlayer(context, camera, row, time)
  }
  drawVignette(context)
  drawScoreboard(context, time, language)
  drawLowerThird(context, time, language)
}

interface Camera {
  readonly x: number
}

/** It pans slightly and returns to its start. */
const cameraAt = (time: number): Camera => ({ x: 53.5 + 5.5 * Math.sin((2 * Math.PI * (time - 3)) / LOOP_SECONDS) })

const EYE = { y: 118, z: 58, look: 37, focal: 1120 } as const
const TILT = Math.atan2(EYE.z, EYE.y - EYE.look)

interface Projected extends Point {
  /** Pixels per metre. */
  readonly scale: number
}

/** The far touch line has y 0, the near one y 68; z is up. */
const project = (camera: Camera, x: number, y: number, z = 0): Projected => {
  const forward = EYE.y - y
  const down = EYE.z - z
  const depth = forward * Math.cos(TILT) + down * Math.sin(TILT)
  const rise = forward * Math.sin(TILT) - down * Math.cos(TILT)
  const scale = EYE.focal / depth
  return { x: FRAME.width / 2 + (x - camera.x) * scale, y: FRAME.height / 2 + 24 - rise * scale, scale }
}

const trace = (context: SKRSContext2D, camera: Camera, points: readonly (readonly [number, number, number?])[]) => {
  context.beginPath()
  for (const [index, [x, y, z]] of points.entries()) {
    const at = project(camera, x, y, z)
    if (index === 0) context.moveTo(at.x, at.y)
    else context.lineTo(at.x, at.y)
  }
}

const fillShape = (
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

const hash = (value: number): number => {
  const mixed = Math.sin(value * 12.9898) * 43758.5453
  return mixed - Math.floor(mixed)
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
    context.font = `700 ${Math.round(at.scale * 1.35)}px ${FONT}`
    context.textAlign = 'center'
    context.textBaseline = 'middle'
    context.fillText(texts[(index + 4) % 4] ?? '', at.x, at.y + 0.5)
  }
}

const drawShadow = (context: SKRSContext2D, camera: Camera, { x, y }: Point) => {
  const at = project(camera, x, y)
  context.fillStyle = 'rgba(8,40,16,0.4)'
  context.beginPath()
  context.ellipse(at.x + at.scale * 0.5, at.y + 1, at.scale * 1.05, at.scale * 0.34, 0, 0, 7)
  context.fill()
}

const KIT: Record<ClipPlayer['team'], { shirt: string; shorts: string; socks: string }> = {
  red: { shirt: '#e23b30', shorts: '#ffffff', socks: '#c9271c' },
  blue: { shirt: '#2f7de0', shorts: '#12264d', socks: '#ffffff' },
  'red-keeper': { shirt: '#f2c230', shorts: '#222222', socks: '#f2c230' },
  'blue-keeper': { shirt: '#38c98c', shorts: '#123c2c', socks: '#38c98c' },
  referee: { shirt: '#1b1f27', shorts: '#1b1f27', socks: '#1b1f27' },
}

const SKIN = ['#f0c8a0', '#d8a878', '#8d5b3a', '#b98357', '#f3d3b0']

const drawPlayer = (context: SKRSContext2D, camera: Camera, player: ClipPlayer, time: number) => {
  const foot = project(camera, player.x, player.y)
  // Players are drawn larger than life, to be visible on a phone.
  const unit = foot.scale * 1.3
  const kit = KIT[player.team]
  const run = Math.min(1, player.speed / 5)
  const stride = Math.sin(time * 2 * Math.PI * 2.5 + player.no * 1.9) * run
  const lean = Math.cos(player.heading) * run * 0.28
  const hip = { x: foot.x, y: foot.y - unit * 0.85 }
  context.lineCap = 'round'
  for (const side of [-1, 1]) {
    const swing = stride * side * 0.42
    context.strokeStyle = kit.socks
    context.lineWidth = unit * 0.22
    context.beginPath()
    context.moveTo(hip.x + side * unit * 0.12, hip.y)
    context.lineTo(
      foot.x + side * unit * 0.14 + swing * unit * Math.sign(Math.cos(player.heading) || 1),
      foot.y - Math.max(0, swing) * unit * 0.35,
    )
    context.stroke()
  }
  context.fillStyle = kit.shorts
  context.beginPath()
  context.roundRect(hip.x - unit * 0.31, hip.y - unit * 0.18, unit * 0.62, unit * 0.38, unit * 0.12)
  context.fill()
  context.fillStyle = kit.shirt
  context.beginPath()
  context.moveTo(hip.x - unit * 0.28, hip.y - unit * 0.05)
  context.lineTo(hip.x + unit * 0.28, hip.y - unit * 0.05)
  context.lineTo(hip.x + unit * (0.4 + lean), hip.y - unit * 0.86)
  context.quadraticCurveTo(hip.x + unit * lean, hip.y - unit * 1.02, hip.x - unit * (0.4 - lean), hip.y - unit * 0.86)
  context.fill()
  context.strokeStyle = kit.shirt
  context.lineWidth = unit * 0.2
  for (const side of [-1, 1]) {
    context.beginPath()
    context.moveTo(hip.x + unit * (side * 0.36 + lean), hip.y - unit * 0.8)
    context.lineTo(hip.x + unit * (side * 0.55 + lean - stride * side * 0.2), hip.y - unit * 0.32)
    context.stroke()
  }
  context.fillStyle = SKIN[player.no % SKIN.length] ?? '#e0b48a'
  context.beginPath()
  context.arc(hip.x + unit * lean * 1.25, hip.y - unit * 1.2, unit * 0.25, 0, 7)
  context.fill()
  context.fillStyle = '#2a1d16'
  context.beginPath()
  context.arc(hip.x + unit * lean * 1.25, hip.y - unit * 1.25, unit * 0.25, Math.PI, 2 * Math.PI)
  context.fill()
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

const drawVignette = (context: SKRSContext2D) => {
  const shade = context.createLinearGradient(0, 0, 0, 150)
  shade.addColorStop(0, 'rgba(6,10,18,0.75)')
  shade.addColorStop(1, 'rgba(6,10,18,0)')
  context.fillStyle = shade
  context.fillRect(0, 0, FRAME.width, 150)
}

/** The minute on the clock when the loop starts. */
const CLOCK_MINUTE = 67

const drawScoreboard = (context: SKRSContext2D, time: number, language: ClipLanguage) => {
  const words = WORDS[language]
  const seconds = Math.floor(time % LOOP_SECONDS)
  const clock = `${CLOCK_MINUTE}:${String(seconds + 12).padStart(2, '0')}`
  const [left, top, height] = [40, 34, 52]
  panel(context, left, top, 508, height, '#0d131d')
  panel(context, left + 10, top + 10, 8, height - 20, '#e23b30', 4)
  panel(context, left + 384, top + 10, 8, height - 20, '#2f7de0', 4)
  text(context, words.red, left + 84, top + height / 2, 26, '#ffffff')
  panel(context, left + 148, top, 106, height, '#f4f6f9', 0)
  text(context, '2 – 1', left + 201, top + height / 2, 30, '#0d131d')
  text(context, words.blue, left + 318, top + height / 2, 26, '#ffffff')
  text(context, clock, left + 450, top + height / 2, 27, '#ffd84d')

  const pulse = 0.55 + 0.45 * Math.cos((2 * Math.PI * (time % 2)) / 2)
  panel(context, FRAME.width - 236, top, 196, height, 'rgba(13,19,29,0.85)')
  context.globalAlpha = pulse
  context.fillStyle = '#ff4d42'
  context.beginPath()
  context.arc(FRAME.width - 210, top + height / 2, 9, 0, 7)
  context.fill()
  context.globalAlpha = 1
  text(context, words.live, FRAME.width - 172, top + height / 2, 22, '#ff6b61')
  text(context, words.brand, FRAME.width - 92, top + height / 2, language === 'zh' ? 22 : 15, '#ffffff')
}

const drawLowerThird = (context: SKRSContext2D, time: number, language: ClipLanguage) => {
  const shown = Math.min(ease((time - 11) / 0.6), ease((18 - time) / 0.6))
  if (shown <= 0) return
  const words = WORDS[language]
  context.globalAlpha = shown
  const top = 584 + (1 - shown) * 40
  panel(context, 340, top, 600, 96, 'rgba(13,19,29,0.9)')
  for (const [index, [label, home, away]] of (
    [
      [words.possession, 54, 46],
      [words.shots, 11, 7],
    ] as const
  ).entries()) {
    const y = top + 30 + index * 38
    const share = home / (home + away)
    text(context, `${home}${index === 0 ? '%' : ''}`, 386, y, 24, '#ffffff')
    text(context, `${away}${index === 0 ? '%' : ''}`, 894, y, 24, '#ffffff')
    text(context, label, 640, y - 7, 18, '#c7d0dc')
    panel(context, 430, y + 6, 420 * share - 3, 7, '#e23b30', 3)
    panel(context, 430 + 420 * share + 3, y + 6, 420 * (1 - share) - 3, 7, '#2f7de0', 3)
  }
  context.globalAlpha = 1
}

const ease = (value: number) => {
  const part = Math.max(0, Math.min(1, value))
  return part * part * (3 - 2 * part)
}

const panel = (
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
  context.font = `700 ${size}px ${FONT}`
  context.textAlign = 'center'
  context.textBaseline = 'middle'
  context.fillStyle = colour
  context.fillText(value, x, y)
}
