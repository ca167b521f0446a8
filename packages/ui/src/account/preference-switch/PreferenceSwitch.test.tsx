import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { behavesLikeChoice, conforms } from '../../conformance'
import { LanguageSwitch, ModeSwitch } from '.'

test('writes the name of each language in that language', async () => {
  const languages = [
    { id: 'cn', name: '简体中文', lang: 'zh-CN' },
    { id: 'pt', name: 'Português', lang: 'pt-BR' },
  ]
  const onChange = vi.fn()
  await render(<LanguageSwitch label="Language" languages={languages} value="cn" onChange={onChange} />)
  const portuguese = page.getByRole('radio', { name: 'Português' })
  await expect.element(portuguese).toHaveAttribute('lang', 'pt-BR')
  await portuguese.click()
  expect(onChange).toHaveBeenCalledWith('pt')
})

const labels = { group: 'Look', system: 'System', light: 'Light', dark: 'Dark' }

behavesLikeChoice(['system', 'light', 'dark'], ({ selectedId, onSelect }) => (
  <ModeSwitch mode={selectedId} onChange={onSelect} labels={labels} />
))

test('shows the name of the group on request, and is named by it only once', async () => {
  await render(<ModeSwitch mode="light" onChange={vi.fn()} labels={labels} showsLabel />)
  await expect.element(page.getByText('Look')).toBeVisible()
  await expect.element(page.getByRole('radiogroup', { name: 'Look', exact: true })).toBeVisible()
})

conforms(ModeSwitch, {
  props: ({ press }) => ({
    mode: 'light',
    onChange: press('onChange'),
    labels,
  }),
  views: [{ showsLabel: true }],
})

conforms(LanguageSwitch<string>, {
  props: ({ press }) => ({
    label: 'Language',
    languages: [{ id: 'cn', name: '简体中文', lang: 'zh-CN' }],
    value: 'cn',
    onChange: press('onChange'),
  }),
})
