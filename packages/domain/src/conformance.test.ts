import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { documented, run } from '../test/examples'
import * as domain from './index'

type Call = readonly unknown[]

const functions = Object.entries<unknown>(domain).filter(
  (entry): entry is [string, (...args: unknown[]) => unknown] => typeof entry[1] === 'function',
)

/** The arguments with which the examples call each function. */
const calls = new Map<string, Call[]>(functions.map(([name]) => [name, []]))
const recording: Record<string, unknown> = { ...domain }
for (const [name, call] of functions)
  recording[name] = (...args: unknown[]) => {
    calls.get(name)?.push(args)
    return call(...args)
  }
for (const { lines } of documented) run(lines, recording)

const SCALARS = [
  undefined,
  null,
  true,
  NaN,
  Infinity,
  -Infinity,
  -1,
  0,
  1.5,
  8,
  1e12,
  1e300,
  '',
  '7',
  '__proto__',
  'constructor',
]

const wrong = fc.oneof(
  fc.constantFrom<unknown>(...SCALARS),
  fc.constantFrom<unknown>([], {}, [null], [[]], [{}]),
  fc.jsonValue({ maxDepth: 2 }),
)

/** The paths of a value and of all that it holds. */
const pathsOf = (value: unknown): PropertyKey[][] => [
  [],
  ...(typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, child]) => pathsOf(child).map((path) => [key, ...path]))
    : []),
]

/** The value with another one at a path. */
const replaced = (value: unknown, [key, ...rest]: PropertyKey[], by: unknown): unknown => {
  if (key === undefined) return by
  const source = value as Record<PropertyKey, unknown>
  if (Array.isArray(value)) return value.map((item, index) => (String(index) === key ? replaced(item, rest, by) : item))
  return { ...source, [key]: replaced(source[key], rest, by) }
}

/** A call of an example in which one or two things, arguments or parts of them, are something else. */
const spoiled = (name: string) =>
  fc
    .tuple(
      fc.constantFrom(...(calls.get(name) ?? [])),
      fc.array(fc.tuple(fc.nat(), wrong), { minLength: 1, maxLength: 2 }),
    )
    .map(([args, changes]) =>
      changes.reduce<unknown>((call, [at, by]) => {
        const paths = pathsOf(call).slice(1)
        return replaced(call, paths[at % paths.length] ?? ['0'], by)
      }, args),
    ) as fc.Arbitrary<unknown[]>

const holdsNaN = (value: unknown): boolean =>
  Number.isNaN(value) || (typeof value === 'object' && value !== null && Object.values(value).some(holdsNaN))

/** The errors that a description names. */
const namedErrors = (name: string): string[] =>
  documented
    .filter((entry) => entry.name === name)
    .flatMap(({ comment }) => [...comment.matchAll(/Throws `(\w+)`/g)].map(([, error = '']) => error))

const outcomeOf = (call: () => unknown, errors: readonly string[]): unknown => {
  try {
    return call()
  } catch (error) {
    if (error instanceof Error && errors.includes(error.name)) return null
    throw error
  }
}

describe('input of the wrong kind', () => {
  test.each(functions)('throws only named errors, and returns no NaN: %s', (name, call) => {
    const errors = namedErrors(name)
    const takesState = calls.get(name)?.some(([first]) => typeof first === 'object') ?? false
    const givesNaN = (args: unknown[]): boolean => {
      const result = outcomeOf(() => call(...args), errors)
      // What a state function hands back as it came may be or hold the NaN that came.
      if (Number.isNaN(result)) return !(takesState && Object.is(result, args[0]))
      return holdsNaN(result) && !holdsNaN(args)
    }
    const alike = SCALARS.map((value) => Array.from({ length: Math.max(1, call.length) }, () => value))
    expect([[], ...alike].filter(givesNaN)).toEqual([])
    if (call.length > 0)
      fc.assert(
        fc.property(spoiled(name), (args) => !givesNaN(args)),
        { seed: 20_261_122, numRuns: 150 },
      )
  })
})

describe('a key that a table does not have', () => {
  test.each([
    ['taskClick', domain.taskClick, [{ stage: 0, stage_max: 5, received: 0 }], { kind: 'nothing' }],
    ['taskAward', domain.taskAward, [1], null],
    ['missingFields', domain.missingFields, [{}], []],
    ['isTooLarge', domain.isTooLarge, [1e12], false],
    ['groupIdOf', domain.groupIdOf, [7], null],
  ] as const)('gets the documented answer from %s', (_, call, rest, answer) => {
    for (const key of ['unheardOf', '__proto__', 'constructor', '', null, 7, {}])
      expect((call as (...args: unknown[]) => unknown)(key, ...rest), String(typeof key)).toEqual(answer)
  })
})
