import i18next from 'i18next'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { changeLang, startI18n } from './i18n'
import { I18nContext, useTranslation } from './use-translation'

/** The `t` of each render. */
const given: unknown[] = []
const Retry = () => {
  const { t } = useTranslation()
  given.push(t)
  return <p>{t(($) => $.retry)}</p>
}

it('renders once when it is shown, and again when the language changes', async () => {
  const i18n = await startI18n('cn')
  await render(
    <I18nContext value={i18n}>
      <Retry />
      <Retry />
    </I18nContext>,
  )
  await changeLang('cn')
  await expect.element(page.getByText('重试').first()).toBeVisible()
  expect([given.length, new Set(given).size]).toEqual([2, 1])
  await changeLang('pt-br')
  await expect.element(page.getByText('Tentar de novo').first()).toBeVisible()
  expect([given.length, new Set(given).size]).toEqual([4, 2])
  await changeLang('cn')
})

it('says what is missing where no translator is given', async () => {
  const shown = render(<Retry />)
  await expect(shown).rejects.toThrow('there is no I18nContext around the component')
  expect(i18next.isInitialized).toBe(true)
})
