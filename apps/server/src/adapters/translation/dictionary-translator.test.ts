import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { ASSETS } from '../../folders'
import { TranslatorUnavailableError } from '../../ports/translator'
import { dictionaryTranslator } from './dictionary-translator'

const { translate } = dictionaryTranslator(join(ASSETS, 'dictionary.txt'))

describe('SRV-12: the dictionary', () => {
  it.each([
    ['Gol! Obrigado', 'pt', 'en', 'goal! thanks'],
    ['the home team', 'auto', 'pt-BR', 'the time da casa'],
    ['主队进球', 'zh-CN', 'en', 'home teamgoal'],
    ['goalkeepers and teams', 'en', 'pt', 'goalkeepers and teams'],
    ['__proto__ constructor', 'auto', 'zh', '__proto__ constructor'],
    ['', 'auto', 'en', ''],
  ])('replaces the words that it has: %s', async (text, source, target, expected) => {
    expect(await translate({ texts: [text, text], source, target })).toEqual([expected, expected])
  })

  it.each([
    ['auto', 'fr'],
    ['fr', 'en'],
  ])('refuses a language that it does not have: from %s to %s', async (source, target) => {
    await expect(translate({ texts: ['gol'], source, target })).rejects.toThrow(TranslatorUnavailableError)
  })
})
