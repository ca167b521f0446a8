import { describe, expect, test } from 'vitest'
import { documented, run } from '../test/examples'
import * as domain from './index'

describe('examples in the documentation', () => {
  for (const { file, name, lines } of documented.filter((entry) => entry.lines.length > 0)) {
    test(`${name} (${file}) returns the value of its example`, () => {
      expect(run(lines)).toBeGreaterThan(0)
    })
  }

  test('every public function has one', () => {
    const functions = Object.entries(domain).flatMap(([name, value]) => (typeof value === 'function' ? [name] : []))
    const withExample = new Set(documented.filter((entry) => entry.lines.length > 0).map((entry) => entry.name))
    expect(functions.filter((name) => !withExample.has(name))).toEqual([])
  })

  test('a wrong value would be noticed', () => {
    expect(() => run(['sportName(1) // => "chess"'])).toThrow()
  })
})
