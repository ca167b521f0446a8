import { expect, it } from 'vitest'
import { seasonIn } from './season-in'

it('translates a season that is counted within its year', () => {
  expect(seasonIn('2026 S11', 'zh')).toBe('2026 第11赛季')
  expect(seasonIn('2026 S11', 'pt-BR')).toBe('2026 · 11ª')
})

it('leaves other names', () => {
  expect(seasonIn('2025/26', 'zh')).toBe('2025/26')
  expect(seasonIn('', 'pt-BR')).toBe('')
})
