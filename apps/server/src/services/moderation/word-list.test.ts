import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readWordList } from './word-list'

const file = (text: string) => {
  const path = join(mkdtempSync(join(tmpdir(), 'words-')), 'words.txt')
  writeFileSync(path, text)
  return path
}

describe('a list of words', () => {
  it('replaces, changes or refuses each word as listed', () => {
    const { screen } = readWordList(file('# remark\n\nfoul\r\ncheat = play\n! bribe\n'))
    expect(screen('foul cheat')).toEqual({ text: '**** play', isRefused: false })
    expect(screen('bribe').isRefused).toBe(true)
  })

  it.each(['m0th3rfuck3r', 'mo7herfuck3r', '|diot', '!d1ot', '@$$', 'ᴀꜱꜱ', '4ss', 'a5s', '🅰🅢🅢', '🇦🇸🇸'])(
    'replaces %s by stars',
    (written) => {
      expect(readWordList(file('motherfucker\nidiot\nass\n')).screen(`the ${written}`).text).toMatch(/^the \*+$/)
    },
  )

  it.each(['加微信領紅包', '加 微.信领紅 包'])('refuses %s in traditional characters', (written) => {
    expect(readWordList(file('!加微信领红包\n')).screen(written).isRefused).toBe(true)
    expect(readWordList(file('!加微信領紅包\n')).screen('加微信领红包').isRefused).toBe(true)
  })

  it('finds a word written backwards with bidirectional marks', () => {
    const { screen } = readWordList(file('foul\n'))
    expect(screen('so \u202eluof\u202c').text).toBe('so luof\u202c')
    expect(screen('so f\u202dou\u202cl').text).toMatch(/^so \*+$/)
  })

  it.each(['455', 'A55', '4:55', 'R$ 4,55', 'it is 1945'])('does not match %s', (text) => {
    expect(readWordList(file('ass\neass\n')).screen(text).text).toBe(text)
  })

  it('changes its version with its text', () => {
    expect(readWordList(file('foul')).version).toBe(readWordList(file('foul')).version)
    expect(readWordList(file('foul')).version).not.toBe(readWordList(file('fouls')).version)
  })

  it.each([
    ['= play', /words\.txt:2: there is no word/],
    ['!', /words\.txt:2: there is no word/],
    ['x'.repeat(65), /words\.txt:2: words have at most 64/],
  ])('names file and line of %s', (line, message) => {
    expect(() => readWordList(file(`foul\n${line}`))).toThrow(message)
  })
})
