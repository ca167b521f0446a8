import { expect, it } from 'vitest'
import { figure, table } from './table'

it('shows three digits that count', () => {
  expect([0, 0.004567, 1.234, 12.34, 123.4, 12_345.6].map(figure)).toEqual([
    '0',
    '0.00457',
    '1.23',
    '12.3',
    '123',
    '12,346',
  ])
})

it('sets our figure beside the peer’s', () => {
  const rows = [
    { name: 'receive', unit: 'µs', value: 9, peer: 'ws', ratio: 1.5 },
    { name: 'size', unit: 'kB', value: 20, peer: '', ratio: null },
  ]
  expect(table(rows)).toBe(
    [
      'measured  unit  ours  peer  theirs  ratio',
      '────────  ────  ────  ────  ──────  ─────',
      'receive   µs    9.00  ws      6.00  1.50×',
      'size      kB    20.0',
    ].join('\n'),
  )
})
