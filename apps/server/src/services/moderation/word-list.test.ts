import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readWordList } from './word-list'

const listOf = (text: string) => {
  const folder = mkdtempSync(join(tmpdir(), 'words-'))
  try {
    writeFileSync(join(folder, 'words.txt'), text)
    return readWordList(join(folder, 'words.txt'))
  } finally {
    rmSync(folder, { recursive: true })
  }
}

describe('a list of words', () => {
  it('replaces, changes or refuses each word as listed', () => {
    const { screen } = listOf('# remark\n\nfoul\r\ncheat = play\n! bribe\n')
    expect(screen('foul cheat')).toEqual({ text: '**** play', isRefused: false })
    expect(screen('bribe').isRefused).toBe(true)
  })

  it.each(['m0th3rfuck3r', 'mo7herfuck3r', '|diot', '!d1ot', '@$$', 'ᴀꜱꜱ', '4ss', 'a5s', '🅰🅢🅢', '🇦🇸🇸'])(
    'replaces %s by stars',
    (written) => {
      expect(listOf('motherfucker\nidiot\nass\n').screen(`the ${written}`).text).toMatch(/^the \*+$/)
    },
  )

  it.each(['加微信領紅包', '加 微.信领紅 包'])('refuses %s in traditional characters', (written) => {
    expect(listOf('!加微信领红包\n').screen(written).isRefused).toBe(true)
    expect(listOf('!加微信領紅包\n').screen('加微信领红包').isRefused).toBe(true)
  })

  it('finds a word written backwards with bidirectional marks', () => {
    const { screen } = listOf('foul\n')
    expect(screen('so \u202eluof\u202c').text).toBe('so luof\u202c')
    expect(screen('so f\u202dou\u202cl').text).toMatch(/^so \*+$/)
  })

  it.each(['455', 'A55', '4:55', 'R$ 4,55', 'it is 1945'])('does not match %s', (text) => {
    expect(listOf('ass\neass\n').screen(text).text).toBe(text)
  })

  it('changes its version with its text', () => {
    expect(listOf('foul').version).toBe(listOf('foul').version)
    expect(listOf('foul').version).not.toBe(listOf('fouls').version)
  })

  it.each([
    ['= play', /words\.txt:2: there is no word/],
    ['!', /words\.txt:2: there is no word/],
    ['x'.repeat(65), /words\.txt:2: words have at most 64/],
  ])('names file and line of %s', (line, message) => {
    expect(() => listOf(`foul\n${line}`)).toThrow(message)
  })
})

const WORDS =
  '!加微信领红包\n傻逼\n他妈的\n去你妈的\n假球\nfuck\nputa\nfoda\nmerda\ncaralho\nfilho da puta\nlose\nass\n'

it.each([
  '加加加微微信领红包',
  '加微微信领红包',
  '加\uE000微\uF8FF信\u{F0001}领红包',
  '加.........微---------信~~~~~~~~~~领 红 包',
  '加1微1信1领1红1包',
  '加微v信1领红包',
])('refuses %s', (written) => {
  expect(listOf(WORDS).screen(written).isRefused).toBe(true)
})

it.each(['ғuck', 'fuuuck', 'fuucck', 'f*********u*********c*********k', 'meeerda, p u u u t a', '傻\uE123逼'])(
  'replaces %s by stars',
  (written) => {
    expect(listOf(WORDS).screen(written).text).toMatch(/^[*, ]+$/)
  },
)

/** Ordinary sentences, match reports and nicknames, many with doubled letters or with signs between words. */
const ORDINARY = [
  '他妈妈的手机在我家',
  '去你妈妈家看球吧',
  '哈哈哈哈这球太假了，球员都不跑',
  '打假——————————球迷的心声',
  '加油加油！微信群里领红包的人呢',
  '天天看球，爸爸妈妈都习惯了',
  '1:0！！！第90+3分钟绝杀 ⚽⚽⚽⚽⚽⚽⚽⚽⚽⚽',
  "曼联 2 - 1 利物浦（拉什福德 15', 67'；萨拉赫 88'）",
  'Gooooooool do Flamengo!!!!!!!!!! 🔴⚫',
  'kkkkkkkkkk que passe incrível, isso foi massa',
  'O carrinho do zagueiro foi na bola, nossa!',
  'Amanhã a gente vê o jogo do Grêmio às 21h30, combinado?',
  'Corinthians 1 x 1 Palmeiras - 2º tempo, 45+2',
  'Loose ball, good shoot, classic assist - cool!',
  'https://m.example/score?id=1000000&day=2026-11-22',
  'R$ 1.000,00 ......... 4:55 ---------- 11/22',
  '看球的小王',
  'João da Silva',
  'Massacre FC',
  'fan_2026_ooo',
  'aaa bbb ccc',
]

it('ordinary text is unchanged, whatever is written after one another', () => {
  const { screen } = listOf(WORDS.replace('\nass', ''))
  const texts = fc.array(fc.tuple(fc.constantFrom(...ORDINARY), fc.constantFrom(' ', '\n', '，', '. ', '          ')), {
    minLength: 1,
    maxLength: 8,
  })
  fc.assert(
    fc.property(texts, (parts) => {
      const text = parts.flat().join('')
      expect(screen(text)).toEqual({ text, isRefused: false })
    }),
    { numRuns: 300 },
  )
})
