import { describe, expect, it } from 'vitest'
import { brands } from './brands'
import { brandOfSource, siteOfSource } from './site-of-source'

describe('siteOfSource', () => {
  it.each(brands.map(({ code, source }) => [source, code]))('gives source %s to %s', (source, code) => {
    expect(siteOfSource(source)).toBe(code)
  })

  it.each([
    ['7', 'kqb'],
    ['17', 'qutu'],
    ['1799', 'qutu'],
    ['3009', 'qutup'],
    ['30010', 'qutup'],
    ['9041', 'qutua'],
  ])('gives source %s, which no site sends itself, to %s', (source, code) => {
    expect(siteOfSource(source)).toBe(code)
  })

  it.each(['', '1', '3', '8', '10', '39', '90', '99', '111', '77', '251', '55', '66', '380', '311', 'kqb', ' 9'])(
    'gives source "%s" to nobody',
    (source) => {
      expect(siteOfSource(source)).toBeNull()
    },
  )

  it('takes a number as well', () => {
    expect(siteOfSource(3001)).toBe('qutup1')
    expect(brandOfSource(38)?.displayName.zh).toBe('雷霆体育')
  })

  it('has no source code that two brands claim', () => {
    const exact = brands.flatMap(({ source, aliases }) => [source, ...aliases])
    const prefixes = brands.flatMap((brand) => brand.prefixes)
    expect(new Set(exact).size).toBe(exact.length)
    expect(new Set(prefixes).size).toBe(prefixes.length)
  })
})
