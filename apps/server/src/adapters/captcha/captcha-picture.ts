import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas'
import type { Random } from '../../ports/random'
import { GLYPHS, type Point } from './captcha-glyphs'

const WIDTH = 240
const HEIGHT = 88
const INKS = ['#1d4f91', '#7a2f6b', '#2e6b3e', '#8a4b12', '#5a3a9a'] as const

const CAPTCHA_LENGTH = 5

/** Five characters that people do not confuse. */
export const drawCaptchaText = (random: Random): string => {
  const signs = Object.keys(GLYPHS)
  return [...random.bytes(CAPTCHA_LENGTH)].map((byte) => signs[byte % signs.length]).join('')
}

/**
 * A PNG of the text. Every character is distorted differently: points moved, line thick or thin, rotated, slanted and
 * scaled. Characters touch, are uneven, and are bent by waves and crossed by strokes of the same ink, so that neither
 * colours nor columns separate them.
 */
export const captchaPicture = (text: string, random: Pick<Random, 'next'>): Uint8Array<ArrayBuffer> => {
  const canvas = createCanvas(WIDTH, HEIGHT)
  const pen = canvas.getContext('2d')
  const between = (low: number, high: number) => low + random.next() * (high - low)
  const bend = waves(between)
  pen.fillStyle = '#f3f6fa'
  pen.fillRect(0, 0, WIDTH, HEIGHT)
  pen.lineCap = 'round'
  pen.lineJoin = 'round'
  pen.strokeStyle = INKS[Math.floor(between(0, INKS.length))] ?? INKS[0]

  const step = between(37, 43)
  let x = between(32, WIDTH - 30 - step * (text.length - 1))
  for (const sign of text) {
    const place = placing(x, HEIGHT / 2 + between(-9, 9), between)
    pen.lineWidth = between(3.5, 5.5)
    for (const line of GLYPHS[sign] ?? []) {
      const written = line.map(([gridX, gridY]): Point => [gridX + between(-0.22, 0.22), gridY + between(-0.22, 0.22)])
      stroke(pen, refine(written).map(place).map(bend))
    }
    x += step + between(-7, 5)
  }
  for (let line = 0; line < 2; line += 1) {
    pen.lineWidth = between(2, 3.5)
    const across: Point[] = [between(-10, 70), between(150, WIDTH + 10)].map((end) => [end, between(14, 74)])
    stroke(pen, refine(across, 40).map(bend))
  }
  return new Uint8Array(canvas.toBuffer('image/png'))
}

type Between = (low: number, high: number) => number
type Move = (point: Point) => Point

/** Maps the grid of a glyph to its position in the picture. */
const placing = (centreX: number, centreY: number, between: Between): Move => {
  const turn = between(-0.3, 0.3)
  const lean = between(-0.25, 0.25)
  const scale = between(6.5, 8.5)
  return ([gridX, gridY]) => {
    const y = (gridY - 3) * scale
    const x = (gridX - 2) * scale * 1.1 + y * lean
    return [centreX + x * Math.cos(turn) - y * Math.sin(turn), centreY + x * Math.sin(turn) + y * Math.cos(turn)]
  }
}

const waves = (between: Between): Move => {
  const [phaseX, phaseY] = [between(0, 6.28), between(0, 6.28)]
  const [lengthX, lengthY] = [between(30, 45), between(35, 55)]
  return ([x, y]) => [x + 3 * Math.sin(y / (lengthY / 3) + phaseX), y + 5 * Math.sin(x / (lengthX / 1.6) + phaseY)]
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
