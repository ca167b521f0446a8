import { describe, expect, it } from 'vitest'
import { keywordsOf, match, type MatchType } from './match'

/** The parts of a text that are found, joined by a bar; null if it does not match. */
const found = (text: string, keywordList: readonly string[], matchType: MatchType = 'and') =>
  match(text, keywordsOf(keywordList), matchType)
    ?.map(([from, to]) => text.slice(from, to))
    .join('|') ?? null

describe('IM-65 a keyword is found', () => {
  it.each([
    ['a word', 'A great goal!', 'goal', 'goal'],
    ['the beginning of a word', 'A great goal!', 'gre', 'gre'],
    ['not the end of a word', 'A great goal!', 'oal', null],
    ['in capitals', 'GOAL by Messi', 'goal', 'GOAL'],
    ['without its accents', 'Um gol de Müller em São Paulo', 'sao', 'São'],
    ['with accents that the text lacks', 'Sao Paulo', 'são', 'Sao'],
    ['with accents as characters of their own', 'cafe\u0301 aberto', 'café', 'cafe\u0301'],
    ['in letters of double width', 'Ｇｏａｌ １２', 'goal 12', 'Ｇｏａｌ|１２'],
    ['as letters that Unicode does not take apart', 'Ødegaard, Straße', 'odegaard strasse', 'Ødegaard|Straße'],
    ['as a Chinese character', '梅西进球了', '球', '球'],
    ['as Chinese characters within others', '梅西进球了', '西进球', '西进球'],
    ['not as Chinese characters in another order', '梅西进球了', '球进', null],
    ['as Latin next to Chinese', 'C罗进球', 'c罗', 'C罗'],
    ['as Japanese and Korean', 'ゴール 골이다', 'ール 이다', 'ール|이다'],
    ['as a number', 'It was 3:2 in 2026', '2026', '2026'],
    ['as the beginning of a number', 'room 20268', '2026', '2026'],
    ['as a result', 'It was 13:2, then 3:2', '3:2', '3:2'],
    ['as a picture', 'Goal ⚽️!', '⚽', '⚽️'],
    ['as words in any order', 'good evening, good morning', 'morning good', 'good|good|morning'],
    ['only if all its words are there', 'good evening', 'good morning', null],
    ['not if it has no letter', 'Goal!!', '!!', null],
    ['as Cyrillic', 'Гол Месси', 'мес', 'Мес'],
  ])('%s', (_how, text, keyword, expected) => {
    expect(found(text, [keyword])).toBe(expected)
  })

  it('together with others, or instead of them', () => {
    expect(found('goal by Messi', ['goal', 'messi'])).toBe('goal|Messi')
    expect(found('goal by Messi', ['goal', 'neymar'])).toBeNull()
    expect(found('goal by Messi', ['goal', 'neymar'], 'or')).toBe('goal')
    expect(found('goal by Messi', ['!', 'messi'], 'or')).toBe('Messi')
  })

  it('once where keywords overlap', () => {
    expect(found('进球了', ['进球', '球了'])).toBe('进球了')
  })
})
