import { ERRORS } from '@org/im-sdk/protocol'
import { describe, expect, it } from 'vitest'
import { runFuzz } from './fuzz/run-fuzz'
import { Tally } from './fuzz/tally'

describe('mutated frames', () => {
  it('crash neither the server nor the engine, and every refusal has a name', async () => {
    const tally = await runFuzz(10_000, 1)
    expect(tally.findings).toEqual([])
    expect(tally.frames).toBe(10_000)
    // Most mutations are refused; otherwise nothing would have been tested.
    expect(tally.named).toBeGreaterThan(1_000)
  }, 600_000)
})

describe('the tally', () => {
  it('counts a code of the contract as named, and any other as a finding', () => {
    const tally = new Tally()
    tally.code(ERRORS.FRAME_INVALID.code, 'a frame')
    tally.code(ERRORS.UNEXPECTED.code, 'a call')
    tally.code(-1, 'an answer')
    tally.passedOn(ERRORS.UNEXPECTED.code, 'an event')
    tally.passedOn(70_001, 'a refusal of a server that is newer')
    expect(tally.named).toBe(2)
    expect(tally.findings.map(({ kind }) => kind)).toEqual(['unnamed', 'unnamed', 'unnamed'])
  })

  it('detects a heap that grows with the frames, and not a stable one', () => {
    const tally = new Tally()
    tally.heap.push(0, 900, 1_000, 1_000, 1_000, 1_000)
    expect(tally.slope(10)).toBe(0)
    tally.heap.push(2_000, 3_000, 4_000, 5_000, 6_000, 7_000)
    expect(tally.slope(10)).toBeCloseTo(100)
  })
})
