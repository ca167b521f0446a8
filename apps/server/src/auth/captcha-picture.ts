import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas'
import type { Random } from '../ports/random'
import { GLYPHS, type Point } from './captcha-glyphs'

const WIDTH = 240
const HEIGHT = 88
const COLOURS = ['#1d4f91', '#7a2f6b', '#2e6b3e', '#8a4b12', '#5a3a9a'] as const

const CAPTCHA_LENGTH = 4

/** Four signs that people do not take for each other. */
export const drawCaptchaText = (random: Random): string => {
  const signs = Object.keys(GLYPHS)
  return [...random.bytes(CAPTCHA_LENGTH)].map((byte) => signs[byte % signs.length]).join('')
}

/** A PNG of the text: every sign turned, leaning and of its own size, the whole bent by waves, with lines across. */
export const captchaPicture = (text: string, random: Random): Uint8Array<ArrayBuffer> => {
  const canvas = createCanvas(WIDTH, HEIGHT)
  const pen = canvas.getContext('2d')
  const between = (low: number, high: number) => low + random.next() * (high - low)
  const bend = waves(between)
  pen.fillStyle = '#f3f6fa'
  pen.fillRect(0, 0, WIDTH, HEIGHT)
  pen.lineCap = 'round'
  pen.lineJoin = 'round'

  const step = WIDTH / (text.length + 0.6)
  for (const [index, sign] of [...text].entries()) {
    const place = placing(step * (index + 0.8) + between(-5, 5), HEIGHT / 2 + between(-5, 5), between)
    pen.strokeStyle = COLOURS[Math.floor(between(0, COLOURS.length))] ?? COLOURS[0]
    pen.lineWidth = between(5, 7)
    for (const line of GLYPHS[sign] ?? []) stroke(pen, refine(line).map(place).map(bend))
  }
  for (let line = 0; line < 4; line += 1) {
    pen.strokeStyle = COLOURS[line % COLOURS.length] ?? COLOURS[0]
    pen.lineWidth = between(1.5, 3)
    const across: Point[] = [0, WIDTH].map((x) => [x, between(8, 80)])
    stroke(pen, refine(across, 40).map(bend))
  }
  pen.fillStyle = '#6d7f95'
  for (let dot = 0; dot < 90; dot += 1)
    pen.fillRect(between(0, WIDTH), between(0, HEIGHT), between(1, 3), between(1, 3))
  return new Uint8Array(canvas.toBuffer('image/png'))
}

type Between = (low: number, high: number) => number
type Move = (point: Point) => Point

/** From the grid of a glyph to its place in the picture. */
const placing = (centreX: number, centreY: number, between: Between): Move => {
  const turn = between(-0.4, 0.4)
  const lean = between(-0.3, 0.3)
  const scale = between(7.5, 9.5)
  return ([gridX, gridY]) => {
    const y = (gridY - 3) * scale
    const x = (gridX - 2) * scale * 1.1 + y * lean
    return [centreX + x * Math.cos(turn) - y * Math.sin(turn), centreY + x * Math.sin(turn) + y * Math.cos(turn)]
  }
}

const waves = (between: Between): Move => {
  const [phaseX, phaseY] = [between(0, 6.28), between(0, 6.28)]
  const [lengthX, lengthY] = [between(30, 45), between(35, 55)]
  return ([x, y]) => [x + 3 * Math.sin(y / (lengthY / 3) + phaseX), y + 5 * Math.sin(x / lengthX + phaseY)]
}

/** Points along a line, close enough together that waves bend it. */
const refine = (line: readonly Point[], pieces = 8): Point[] =>
  line.flatMap(([x, y], index) => {
    const next = line[index + 1]
    if (next === undefined) return [[x, y] as const]
    return Array.from({ length: pieces }, (_, i): Point => {
      const t = i / pieces
      return [x + (next[0] - x) * t, y + (next[1] - y) * t]
    })
  })

const stroke = (pen: SKRSContext2D, line: readonly Point[]) => {
  pen.beginPath()
  for (const [x, y] of line) pen.lineTo(x, y)
  pen.stroke()
}
