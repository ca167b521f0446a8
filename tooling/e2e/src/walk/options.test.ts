import { describe, expect, it } from 'vitest'
import { readOptions } from './options'

describe('the options of a walk', () => {
  it('are three sites, both languages, both modes and every page unless others are given', () => {
    const { sites, languages, modes, pages, url } = readOptions([])
    expect({ sites, languages, modes, url }).toEqual({
      url: null,
      sites: ['kqb', 'lttu', 'xzbn'],
      languages: ['zh', 'pt'],
      modes: ['light', 'dark'],
    })
    expect(pages.length).toBeGreaterThan(100)
    expect(readOptions(['--pages', 'score,lives', '--modes', 'dark'])).toMatchObject({
      pages: ['score', 'lives'],
      modes: ['dark'],
    })
    const { pages: ofAreas } = readOptions(['--areas', 'scores,match', '--pages', 'search'])
    expect(ofAreas).toEqual(expect.arrayContaining(['score', 'footballDetail', 'search']))
    expect(ofAreas).not.toContain('league')
    expect(readOptions(['--url', 'http://127.0.0.1:8000']).url).toBe('http://127.0.0.1:8000')
  })

  it.each([
    [['--pages', 'scores'], 'There is no page scores'],
    [['--areas', 'nowhere'], 'There is no area nowhere: use '],
    [['--sites', 'nobody'], 'There is no site nobody'],
    [['--languages', 'en'], 'There is no language en: use zh, pt'],
    [['--fast'], "Unknown option '--fast'"],
    [['score'], 'Unexpected argument'],
  ])('%j is refused by name', (words, message) => {
    expect(() => readOptions(words)).toThrow(message)
    expect(() => readOptions(words)).toThrow('Usage: npm run walk')
  })
})
