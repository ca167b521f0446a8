import { gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { brands, findBrand } from '../brands'
import { brandContrasts, themeOf } from './brand-contrasts'
import { contrast } from './colour'
import { deriveTheme, GROUNDS } from './derive-theme'
import { THEME_PROPERTIES, themeCss } from './theme-css'

const MODES = ['light', 'dark'] as const
const everyTheme = brands.flatMap((brand) => MODES.map((mode) => ({ brand, mode, code: brand.code })))

describe('contrast of themes', () => {
  it.each(everyTheme)('$code in $mode mode has 4.5 for text and 3 for controls', ({ brand, mode }) => {
    const theme = themeOf(brand, mode)
    const { bg, surface } = GROUNDS[mode]
    for (const ground of [bg, surface]) {
      expect(contrast(theme.brandText, ground)).toBeGreaterThanOrEqual(4.5)
      expect(contrast(theme.brandStrong, ground)).toBeGreaterThanOrEqual(3)
    }
    expect(contrast(theme.brandInk, theme.brand)).toBeGreaterThanOrEqual(4.5)
    expect(contrast(theme.brandStrongInk, theme.brandStrong)).toBeGreaterThanOrEqual(4.5)
    expect(contrast(theme.brandSoftText, theme.brandSoft)).toBeGreaterThanOrEqual(4.5)
  })

  it.each(brands)('$code has fills that stand out from a dark page by themselves', (brand) => {
    for (const ground of Object.values(GROUNDS.dark))
      expect(contrast(themeOf(brand, 'dark').brand, ground)).toBeGreaterThanOrEqual(3)
  })

  it('holds for any brand colour one may choose', () => {
    const levels = ['00', '33', '66', '80', '99', 'cc', 'ff']
    for (const r of levels)
      for (const g of levels)
        for (const b of levels)
          for (const mode of MODES)
            for (const { use, ratio, least } of brandContrasts(
              { colours: { light: `#${r}${g}${b}`, dark: `#${r}${g}${b}` } },
              mode,
            ))
              expect(ratio, `#${r}${g}${b} ${mode}: ${use}`).toBeGreaterThanOrEqual(least)
  })
})

describe('deriveTheme', () => {
  it('leaves the brand colour as it is in light mode, with a dark ink where white cannot be read', () => {
    expect(deriveTheme('#319cfc', 'light')).toMatchObject({
      brand: '#319cfc',
      brandInk: '#0b1220',
      brandStrongInk: '#ffffff',
    })
    expect(deriveTheme('#3f51e0', 'light').brandInk).toBe('#ffffff')
  })

  it('leaves alone what has contrast enough', () => {
    expect(deriveTheme('#3f51e0', 'light').brandStrong).toBe('#3f51e0')
    expect(deriveTheme('#ffd60a', 'dark').brandText).toBe('#ffd60a')
  })

  it('moves a fill that would sink into a dark page', () => {
    expect(deriveTheme('#101a60', 'dark').brand).not.toBe('#101a60')
  })
})

describe('brandContrasts', () => {
  it('lists every pair with its measured ratio', () => {
    const rows = brandContrasts(findBrand('lttu')!, 'light')
    expect(rows.map(({ use }) => use)).toContain('brand-text on card')
    for (const { colour, on, ratio } of rows) expect(ratio).toBe(contrast(colour, on))
  })
})

describe('themeCss', () => {
  const css = themeCss()

  it('weighs at most 1.5 KB compressed for all brands in both modes', () => {
    expect(gzipSync(css).length).toBeLessThanOrEqual(1536)
  })

  it('sets the default theme on the body, light and dark', () => {
    expect(css).toMatch(/^body\{--brand:#319cfc;--brand-ink:#0b1220;/)
    expect(css).toContain("body[mode='dark']{--brand:#319cfc;")
  })

  it.each(everyTheme.filter(({ brand }) => brand.colours.light !== '#319cfc'))(
    'sets all properties of $code in $mode mode',
    ({ brand, mode, code }) => {
      const selector = `${mode === 'dark' ? "body[mode='dark']" : 'body'}[data-brand='${code}']{`
      const line = css.split('\n').find((each) => each.startsWith(selector))
      const theme = themeOf(brand, mode)
      expect(line).toBe(
        `${selector}--brand:${theme.brand};--brand-ink:${theme.brandInk};--brand-strong:${theme.brandStrong};` +
          `--brand-strong-ink:${theme.brandStrongInk};--brand-text:${theme.brandText};` +
          `--brand-soft:${theme.brandSoft};--brand-soft-text:${theme.brandSoftText}}`,
      )
    },
  )

  it('writes no property beyond the contract', () => {
    expect(new Set(css.match(/--[a-z-]+/g))).toEqual(new Set(Object.values(THEME_PROPERTIES)))
  })
})
