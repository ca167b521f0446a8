import { expect, it } from 'vitest'
import { LOCALES } from './i18n'
import { loadTexts, NAMESPACES } from './text-files'
import type { Lang } from '../store/preferences'

const each = NAMESPACES.flatMap((name) => (Object.keys(LOCALES) as Lang[]).map((lang) => [lang, name] as const))

it.each(each)('locales/%s/%s.ts is there and exports the texts of its name', async (lang, name) => {
  expect(Object.keys(await loadTexts(lang, name))).not.toEqual([])
})

it('has one Portuguese word for those who stream', async () => {
  const texts = await Promise.all(NAMESPACES.map((name) => loadTexts('pt-br', name)))
  expect(JSON.stringify(texts)).toMatch(/streamer/i)
  expect(JSON.stringify(texts)).not.toMatch(/narrador|apresentador/i)
})

it('does not compile with the texts of another namespace', async () => {
  // @ts-expect-error the texts of `form`
  const texts: { readonly login: string } = await loadTexts('cn', 'form')
  expect(texts).toHaveProperty('required')
})
