import { describe, expect, it } from 'vitest'
import { competitionKind } from './competition-kind'

const named = (name: string) => competitionKind({ kind: null, name_en: name, name_zh: '', name_pt: '' })

describe('the kind of a competition by its name', () => {
  it.each([
    'FA Cup',
    'Community Shield',
    'Copa do Brasil',
    'Supercopa de España',
    'Recopa Sudamericana',
    'Coppa Italia',
    'Supercoppa Italiana',
    'Coupe de France',
    'Trophée des Champions',
    'DFB-Pokal',
    'Superpokal',
    'DFL-Supercup',
    'Taça de Portugal',
    'Supertaça Cândido de Oliveira',
    'KNVB Beker',
    'Johan Cruijff Schaal',
    '中国足协杯',
    '社区盾',
  ])('is a cup: %s', (name) => expect(named(name)).toBe('cup'))

  it.each(['China | Super League', 'Deutsche Bundesliga', 'Série A', 'Ligue 1', 'Bekerman League', '中超'])(
    'is a league: %s',
    (name) => expect(named(name)).toBe('league'),
  )

  it.each(['Club Friendlies', 'Amistosos de Clubes', '俱乐部友谊赛'])('is friendlies: %s', (name) =>
    expect(named(name)).toBe('friendly'),
  )

  it('is what its source says instead', () => {
    expect(competitionKind({ kind: 'league', name_en: 'Copa Livre', name_zh: '', name_pt: '' })).toBe('league')
  })
})
