import { describe, expect, it } from 'vitest'
import { countsOf } from './ci-counts.mjs'

const STEPS = `✓ Lint (oxlint)                                   1.9 s
✓ Unit tests                                     52.6 s  4281 passed
✗ Tests of the server                           385.1 s  1180 passed, 6 failed
✗ Build of the apps                              14.8 s
– Size limits of the entries                     skipped: no build
`

describe('a run', () => {
  it('counts what its closing line says', () => {
    expect(countsOf(`${STEPS}\n5462 passed, 7 failed\n`, { stopped: false })).toEqual({
      passed: 5462,
      failed: 7,
      ended: true,
    })
  })

  it('that was stopped for lack of time counts the steps that ended, and has not ended', () => {
    expect(countsOf(STEPS, { stopped: true })).toEqual({ passed: 4281 + 1180 + 1, failed: 6 + 1, ended: false })
    expect(countsOf('', { stopped: true })).toEqual({ passed: 0, failed: 0, ended: false })
  })

  it('that ends by itself without a closing line has failed', () => {
    expect(countsOf('✓ Lint (oxlint)   1.9 s\n', { stopped: false })).toEqual({ passed: 1, failed: 1, ended: true })
  })
})
