/// <reference types="vite/client" />
import { expect, test } from 'vitest'

const sheets = Object.entries(
  import.meta.glob<string>('../*/*/*.module.css', { query: '?raw', import: 'default', eager: true }),
)

const declarations = (sheet: string, property: RegExp) =>
  [...sheet.matchAll(/^\s+([\w-]+):([^;{}]*);/gm)].filter(([, name = '']) => property.test(name))

/** Names every declaration of a kind in one line. */
const found = (property: RegExp, isFault: (name: string, value: string, sheet: string) => boolean) =>
  sheets.flatMap(([path, sheet]) =>
    declarations(sheet, property)
      .filter(([, name = '', value = '']) => isFault(name, value, sheet))
      .map(([line]) => `${path}: ${line.trim().replace(/\s+/g, ' ')}`),
  )

test('what moves lasts as long as a motion token, or its component stops it with reduced motion', () => {
  // Shorter than a frame, a change is not a motion.
  const isTimed = (value: string) =>
    [...value.matchAll(/([\d.]+)(m?s)\b/g)].some(([, time, unit]) => Number(time) * (unit === 's' ? 1000 : 1) > 16)
  expect(
    found(/^(animation|transition)/, (_, value, sheet) => isTimed(value) && !sheet.includes('prefers-reduced-motion')),
  ).toEqual([])
})

test('sides are start and end, not left and right', () => {
  expect(found(/(^|-)(left|right)(-|$)/, () => true)).toEqual([])
  expect(found(/^(text-align|float|clear)$/, (_, value) => /left|right/.test(value))).toEqual([])
  const isLopsided = (value: string) => {
    let flat = value
    while (flat.includes('(')) flat = flat.replace(/\([^()]*\)/g, '')
    const [, right, , left] = flat.trim().split(/\s+/)
    return left !== undefined && left !== right
  }
  expect(found(/^(padding|margin|inset)$/, (_, value) => isLopsided(value))).toEqual([])
})
