import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { AVATAR_SOURCES, SITE_CODES } from '../src/index'
import { artFiles } from './art-files'
import { AVATAR_SETS } from './avatars/avatar-sets'
import { BRAND_ART } from './brand-art'

const files = artFiles()
const assets = join(import.meta.dirname, '..', 'assets')

describe('assets', () => {
  it('are as `pnpm art` writes them', () => {
    const stale = [...files].filter(([name, content]) => readFileSync(join(assets, name), 'utf8') !== content)
    expect(stale.map(([name]) => name)).toEqual([])
  })

  it('hold no script, no foreign address and no text that would need a font', () => {
    for (const [name, content] of files) {
      if (!name.endsWith('.svg')) continue
      expect(content, name).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" width="\d+" height="\d+" viewBox="/)
      expect(content, name).not.toMatch(/<(script|text|image|foreignObject|style)|href|NaN|undefined|\bon[a-z]+=/)
    }
  })

  it('never repeat a drawing', () => {
    expect(new Set(files.values()).size).toBe(files.size)
  })
})

describe('marks', () => {
  it('are there for every site and the partners', () => {
    expect(Object.keys(BRAND_ART).sort()).toEqual([...SITE_CODES, 'partner'].sort())
  })

  it('differ in form, not only in colour', () => {
    const forms = Object.values(BRAND_ART).map(({ mark }) =>
      mark({ body: '#000000', cut: '#ffffff', accent: '#888888' }),
    )
    expect(new Set(forms).size).toBe(forms.length)
  })
})

describe('avatar sets', () => {
  it('are there for every source with choices of its own, six pictures each', () => {
    expect(Object.keys(AVATAR_SETS).sort()).toEqual([...AVATAR_SOURCES, 'neutral'].sort())
    for (const { pictures } of Object.values(AVATAR_SETS)) expect(pictures).toHaveLength(6)
  })
})
