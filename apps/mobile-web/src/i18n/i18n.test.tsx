import i18next from 'i18next'
import { afterEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { show } from '../testing/show'
import { changeLang, needWords, startI18n } from './i18n'
import { loadTexts, NAMESPACES } from './text-files'

const unread = (count: number) => i18next.t(($) => $.unread, { count })
const title = () => i18next.t(($) => $.title, { ns: 'match' })

afterEach(() => changeLang('cn'))

it('distinguishes singular and plural if the language does', async () => {
  await startI18n('pt-br')
  expect([unread(1), unread(2)]).toEqual(['1 não lida', '2 não lidas'])
  await startI18n('cn')
  expect([unread(1), unread(2)]).toEqual(['1 条未读', '2 条未读'])
})

it('has only the shared texts until a page needs more', async () => {
  await startI18n('cn')
  expect(i18next.hasResourceBundle('zh-CN', 'common')).toBe(true)
  expect(i18next.hasResourceBundle('zh-CN', 'download')).toBe(false)
  await needWords(['download'])
  expect(i18next.hasResourceBundle('zh-CN', 'download')).toBe(true)
  expect(i18next.hasResourceBundle('pt-BR', 'download')).toBe(false)
})

it('shows no key while a page loads', async () => {
  const seen = new Set<string>()
  const observer = new MutationObserver(() => seen.add(document.body.innerText))
  observer.observe(document.body, { childList: true, characterData: true, subtree: true })
  await show({ path: '/setting' })
  await expect.element(page.getByRole('radiogroup', { name: '外观' })).toBeVisible()
  observer.disconnect()
  expect(seen.size).toBeGreaterThan(0)
  expect([...seen].filter((text) => /settings\.|\bmodes\b|\btitle\b/.test(text))).toEqual([])
})

it('changes the language only when all visible texts are loaded', async () => {
  await needWords(['match'])
  const seen: string[] = []
  const look = () => seen.push(title())
  i18next.on('languageChanged', look)
  await changeLang('pt-br')
  i18next.off('languageChanged', look)
  expect(seen).toEqual(['Jogo'])
})

it('loads the texts of a page that is opened during a language change in both languages', async () => {
  const changed = changeLang('pt-br')
  await Promise.all([needWords(['user']), changed])
  for (const locale of ['zh-CN', 'pt-BR'])
    expect([locale, i18next.hasResourceBundle(locale, 'user')]).toEqual([locale, true])
})

it('does not compile with a key that does not exist', () => {
  // @ts-expect-error unknown key
  expect(i18next.t(($) => $.nonsense)).toBe('nonsense')
})

describe('the two languages', () => {
  /** Every text under its key, with the values it takes. A form for one or none is a text of the same key. */
  const shapeOf = (words: object, prefix = ''): string[] =>
    Object.entries(words)
      .flatMap(([key, value]: [string, unknown]) =>
        typeof value === 'object' && value !== null
          ? shapeOf(value, `${prefix}${key}.`)
          : [
              `${prefix}${key.replace(/_(one|zero)$/, '')} ${[...`${value}`.matchAll(/\{\{\w+\}\}/g)].sort().join(' ')}`,
            ],
      )
      .filter((line, at, all) => all.indexOf(line) === at)
      .sort()

  it.each(NAMESPACES)('have the same keys and values: %s', async (namespace) => {
    const [cn, pt] = await Promise.all([loadTexts('cn', namespace), loadTexts('pt-br', namespace)])
    expect(shapeOf(cn).length).toBeGreaterThan(0)
    expect(shapeOf(pt)).toEqual(shapeOf(cn))
  })
})
