import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { afterAnswer, nextSlice, TRANSFER_START, type TransferState } from './transfer-step'

const MB = 1_048_576
const at = (fields: Partial<TransferState> = {}): TransferState => ({ ...TRANSFER_START, ...fields })
const put = (state: TransferState, status: number, offset: number | null = null) =>
  afterAnswer(state, 'PUT', { status, offset }, 3)
const head = (state: TransferState, status: number, offset: number | null = null) =>
  afterAnswer(state, 'HEAD', { status, offset }, 3)

describe('the slices of a file', () => {
  it('are one piece up to 1 MiB, and 1 MiB each above', () => {
    expect(nextSlice(0, MB)).toEqual({ from: 0, to: MB, range: '' })
    expect(nextSlice(0, MB + 1)).toEqual({ from: 0, to: MB, range: `bytes 0-${MB - 1}/${MB + 1}` })
    expect(nextSlice(MB, MB + 1)).toEqual({ from: MB, to: MB + 1, range: `bytes ${MB}-${MB}/${MB + 1}` })
  })

  it('continue from the offset of the server, for small files too', () => {
    expect(nextSlice(7, 20)).toEqual({ from: 7, to: 20, range: 'bytes 7-19/20' })
  })

  it('cover a file without gap or overlap', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 20 * MB }), (size) => {
        let offset = 0
        while (offset < size) {
          const { from, to } = nextSlice(offset, size)
          expect(from).toBe(offset)
          expect(to - from).toBeGreaterThan(0)
          expect(to - from).toBeLessThanOrEqual(MB)
          offset = to
        }
        expect(offset).toBe(size)
      }),
    )
  })
})

describe('a reply', () => {
  it('that asks for more resets the count of failures', () => {
    expect(put(at({ failures: 2, refusals: 1 }), 202, MB)).toEqual(at({ offset: MB, reached: MB }))
    expect(put(at(), 409, MB)).toEqual(at({ offset: MB, reached: MB }))
  })

  it.each([200, 201])('of %i completes the upload', (status) => {
    expect(put(at(), status).end).toBe('done')
    expect(head(at(), status).end).toBe('done')
  })

  it.each([0, 408, 429, 500, 502, 503, 504, 202, 409])(
    'of %i without an offset leads to a question for the offset',
    (status) => {
      expect(put(at(), status)).toEqual(at({ isSure: false, failures: 1 }))
      expect(put(at({ failures: 3 }), status).end).toBe('failed')
    },
  )

  it('to that question sets the offset, and does not count as a failure', () => {
    expect(head(at({ isSure: false, failures: 2 }), 202, 0)).toEqual(at({ failures: 2 }))
  })

  it('with a lower offset than before is accepted, and counts as a failure', () => {
    expect(put(at({ offset: 5, reached: 5 }), 409, 3)).toEqual(at({ offset: 3, reached: 5, failures: 1 }))
    expect(put(at({ offset: 3, reached: 5 }), 202, 5)).toEqual(at({ offset: 5, reached: 5, failures: 1 }))
  })

  it('that refuses is final the second time, and at once if the server does not know the file', () => {
    expect(put(at(), 403)).toEqual(at({ refusals: 1 }))
    expect(put(at({ refusals: 1 }), 403).end).toBe('expired')
    expect(head(at({ isSure: false }), 404).end).toBe('expired')
    expect(head(at({ isSure: false }), 410).end).toBe('expired')
  })

  it.each([400, 411, 413, 415, 416, 507])('of %i is final', (status) => {
    expect(put(at(), status).end).toBe('failed')
  })

  it('of any kind: the upload ends', () => {
    const answer = fc.record({
      status: fc.constantFrom(0, 200, 201, 202, 400, 403, 404, 408, 409, 413, 429, 500, 503),
      offset: fc.option(fc.integer({ min: 0, max: 5 })),
    })
    fc.assert(
      fc.property(fc.infiniteStream(answer), (answers) => {
        let state = at()
        let calls = 0
        for (const next of answers) {
          state = afterAnswer(state, state.isSure ? 'PUT' : 'HEAD', next, 8)
          calls += 1
          if (state.end !== null || calls > 200) break
        }
        expect(state.end).not.toBeNull()
      }),
    )
  })
})
