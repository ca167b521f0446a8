import { describe, expect, it } from 'vitest'
import { outsideTests } from './suites.mjs'

describe('a suite that fails while no test of it does', () => {
  it('is explained by the error that it printed, with what follows', () => {
    const output = 'one\n ✓ a test\n⎯⎯ Unhandled Rejection ⎯⎯\nError: connection lost\n    at open.ts:3\n'
    expect(outsideTests(output)).toEqual(['⎯⎯ Unhandled Rejection ⎯⎯', 'Error: connection lost', '    at open.ts:3'])
  })

  it('is explained by the end of its output if that names no error', () => {
    const lines = Array.from({ length: 200 }, (_, index) => `line ${index}`)
    const shown = outsideTests(`${lines.join('\n')}\n`)
    expect(shown.at(-1)).toBe('line 199')
    expect(shown.length).toBeLessThan(lines.length)
  })
})
