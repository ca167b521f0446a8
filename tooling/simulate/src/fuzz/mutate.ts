import { forWire } from '@org/im-sdk/protocol'
import type { Chance } from '../simulation/chance'
import type { Frame } from './frames'

/** The frame with a value changed, removed, added or renamed. */
export const mutateFrame = (frame: Frame, chance: Chance): Frame => {
  const copy = structuredClone(frame) as unknown as Record<string, unknown>
  for (let times = chance.between(1, 3); times > 0; times -= 1) mutateWithin(copy, chance)
  return copy as unknown as Frame
}

/** The frame as text, in the names of the wire. */
export const textOf = ({ head, body }: Frame): string => withDeepArrays(JSON.stringify({ head, body: forWire(body) }))

/** JSON nested too deeply for a recursive writer. */
export const withDeepArrays = (json: string): string => json.replaceAll(JSON.stringify(DEEP), DEEP_ARRAYS)

const DEEP = 'stands for deep arrays'
const DEEP_ARRAYS = '['.repeat(5_000) + ']'.repeat(5_000)

/** The text cut, duplicated, or with an insertion. */
export const mutateText = (text: string, chance: Chance): string => {
  const at = chance.between(0, text.length)
  const way = chance.between(0, 4)
  if (way === 0) return text.slice(0, at)
  if (way === 1) return text.slice(at)
  if (way === 2) return text.slice(0, at) + chance.pick(SNIPPETS) + text.slice(at)
  if (way === 3) return text.slice(0, at) + chance.pick(SNIPPETS) + text.slice(at + chance.between(1, 8))
  return text.slice(0, at) + text.slice(chance.between(0, text.length))
}

/** The bytes cut, duplicated, or with some of them changed. */
export const mutateBytes = (bytes: Uint8Array, chance: Chance): Uint8Array<ArrayBuffer> => {
  const at = chance.between(0, bytes.length)
  const way = chance.between(0, 4)
  if (way === 0) return Uint8Array.from(bytes.slice(0, at))
  if (way === 1) return Uint8Array.from([...bytes.slice(0, at), ...noise(chance), ...bytes.slice(at)])
  if (way === 2) return Uint8Array.from([...bytes.slice(0, at), ...bytes.slice(chance.between(0, bytes.length))])
  if (way === 3) return Uint8Array.from(noise(chance))
  const changed = Uint8Array.from(bytes)
  for (let times = chance.between(1, 6); times > 0; times -= 1)
    changed[chance.between(0, changed.length - 1)] = chance.pick([0, 1, 0x7f, 0x80, 0xff, chance.between(0, 255)])
  return changed
}

const noise = (chance: Chance): number[] => Array.from({ length: chance.between(0, 40) }, () => chance.between(0, 255))

const mutateWithin = (root: Record<string, unknown>, chance: Chance) => {
  let parent: Record<string, unknown> | unknown[] = root
  for (let depth = 0; depth < 6; depth += 1) {
    const keys = Object.keys(parent)
    const key = keys[chance.between(0, keys.length - 1)]
    if (key === undefined) break
    const child: unknown = Reflect.get(parent, key)
    if (typeof child === 'object' && child !== null && chance.happens(0.75)) {
      // Lists are traversed by index, like objects by key.
      parent = child as Record<string, unknown> | unknown[]
      continue
    }
    return change(parent as Record<string, unknown>, key, chance)
  }
  if (Array.isArray(parent)) parent.push(oddValue(chance))
  else parent[chance.pick(['', 'constructor', 'toString', 'More'])] = oddValue(chance)
}

const change = (parent: Record<string, unknown>, key: string, chance: Chance) => {
  const way = chance.next()
  if (way < 0.15) Reflect.deleteProperty(parent, key)
  else if (way < 0.25) parent[chance.pick(['', 'hasOwnProperty', '\ud800', key.toUpperCase()])] = parent[key]
  else parent[key] = oddValue(chance)
}

const oddValue = (chance: Chance): unknown => {
  const way = chance.between(0, 7)
  if (way === 0) return 'x'.repeat(chance.pick([1, 64, 65, 97, 3_000, 9_000]))
  if (way === 1) return chance.happens(0.2) ? DEEP : nested(chance.pick([2, 11, 12, 13, 200, 2_000]))
  if (way === 2) return Array.from({ length: chance.pick([0, 2, 101, 2_500]) }, () => odd(chance))
  if (way === 3) return Object.fromEntries([['__proto__', 1] as const, ['text', odd(chance)] as const])
  return odd(chance)
}

/** A list or object is never inserted twice, because it would be changed in both places and could contain itself. */
const odd = (chance: Chance): unknown => structuredClone(chance.pick(ODD))

const nested = (depth: number): unknown => {
  let value: unknown = 1
  for (let level = 0; level < depth; level += 1) value = level % 2 === 0 ? [value] : { a: value }
  return value
}

/**
 * Extreme numbers, texts with lone surrogates, NULs and control characters, ids of existing users, groups and rooms.
 */
const ODD: readonly [unknown, ...unknown[]] = [
  null,
  true,
  false,
  0,
  -0,
  -1,
  0.5,
  1,
  2,
  3,
  255,
  256,
  21,
  22,
  2_415_919_103,
  2_415_919_104,
  4_294_967_295,
  4_294_967_296,
  2 ** 53 - 1,
  2 ** 53,
  2 ** 64,
  1e308,
  -1e308,
  '',
  ' ',
  '0',
  '-1',
  '\ud800',
  'a\udfff',
  '\ud83d\ude00',
  '\0',
  'a\0b',
  '\u202e',
  '__proto__',
  'constructor',
  '1_1_1',
  '999999999999999_0_0',
  '7',
  '8',
  'g_x',
  'group',
  'room',
  'NOTIFY_ROOM',
  'TIMTextElem',
  'TIMCustomElem',
  'AVChatRoom',
  'c2c:7:8',
  "'; DROP TABLE message; --",
  {},
  [],
]

const SNIPPETS: readonly [string, ...string[]] = [
  '"',
  '\\',
  '{',
  '}',
  '[',
  ']',
  ',',
  ':',
  'null',
  '1e999',
  '-',
  '\\u0000',
  '\\ud800',
  '\ud800',
  '\0',
  '"__proto__":{"a":1},',
  '[[[[[[[[[[[[[[[[',
  'e',
  '9'.repeat(400),
  '\uFEFF',
  '/*',
  'NaN',
  '"head":{},',
]
