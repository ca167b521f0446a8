import { expect, it } from 'vitest'
import { alone, besidePeers, besidePeersByRound } from './bench'
import { figure, table } from './table'

it('shows three significant digits', () => {
  expect([0, 0.004567, 1.234, 12.34, 123.4, 12_345.6].map(figure)).toEqual([
    '0',
    '0.00457',
    '1.23',
    '12.3',
    '123',
    '12,346',
  ])
})

it('shows our figure next to the peer’s', () => {
  const rows = [
    ...besidePeersByRound('receive', 'µs', [9, 8, 12], { ws: [6, 8, 6] }),
    ...besidePeers('load', 'ms', 3, { ws: 2 }),
    alone('size', 'kB', 20),
  ]
  expect(table(rows)).toBe(
    [
      'measured  unit  ours  peer  theirs  ratio  of a round',
      '────────  ────  ────  ────  ──────  ─────  ──────────',
      'receive   µs    9.00  ws      6.00  1.50×  1.00–2.00×',
      'load      ms    3.00  ws      2.00  1.50×',
      'size      kB    20.0',
    ].join('\n'),
  )
})
