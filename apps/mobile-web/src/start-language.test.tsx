import { findBrand, type Brand } from '@org/site-brands'
import { afterEach, expect, it } from 'vitest'
import { langChosen } from './store/preferences'
import { startStore } from './start'

const before = document.documentElement.lang
afterEach(() => void (document.documentElement.lang = before))

const langOf = (site: string) => startStore(findBrand(site) as Brand).getState().preferences.lang

it.each([
  ['pt-BR', 'kqb', 'pt-br'],
  ['zh-CN', 'kqb', 'cn'],
  ['', 'kqb', 'cn'],
])('a first visit on a page in "%s" of %s has the language %s', (lang, site, expected) => {
  document.documentElement.lang = lang
  expect(langOf(site)).toBe(expected)
})

it('the language that the viewer has chosen stays', () => {
  document.documentElement.lang = 'pt-BR'
  const first = startStore(findBrand('kqb') as Brand)
  first.dispatch(langChosen('cn'))
  dispatchEvent(new Event('pagehide'))
  expect(langOf('kqb')).toBe('cn')
})
