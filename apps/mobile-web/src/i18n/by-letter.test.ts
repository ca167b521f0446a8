import { expect, it } from 'vitest'
import { byLetter } from './by-letter'

const shape = (names: readonly string[], lang: 'cn' | 'pt-br') =>
  byLetter(names, (name) => name, lang).map(({ letter, items }) => [letter, ...items])

it('lists Chinese names by the first letter of their pinyin, among those in Latin letters', () => {
  expect(shape(['英超', 'NBA', '西甲', '德甲', '阿甲', '中超', '巴甲', '日职联', '2026 热身赛'], 'cn')).toEqual([
    ['A', '阿甲'],
    ['B', '巴甲'],
    ['D', '德甲'],
    ['N', 'NBA'],
    ['R', '日职联'],
    ['X', '西甲'],
    ['Y', '英超'],
    ['Z', '中超'],
    ['#', '2026 热身赛'],
  ])
})

it('lists Portuguese names by their letter without accents', () => {
  expect(shape(['Série B', 'Águias', 'Serie A', 'brasileirão'], 'pt-br')).toEqual([
    ['A', 'Águias'],
    ['B', 'brasileirão'],
    ['S', 'Serie A', 'Série B'],
  ])
})
