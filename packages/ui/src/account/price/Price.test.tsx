import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { conforms } from '../../conformance'
import { Price, type PriceProps } from '.'

const BRL = { cents: 123_450, currency: 'BRL' }
const textOf = async (props: Partial<PriceProps>) => {
  const { container, unmount } = await render(<Price money={BRL} lang="pt-BR" {...props} />)
  const text = container.textContent.replaceAll('\u00a0', ' ')
  await unmount()
  return text
}

test('writes an amount in the form of the language', async () => {
  expect(await textOf({})).toBe('R$ 1.234,50')
  expect(await textOf({ money: { cents: 123_450, currency: 'CNY' }, lang: 'zh-CN' })).toBe('¥1,234.50')
  expect(await textOf({ money: { cents: 500, currency: 'JPY' }, lang: 'en' })).toBe('¥5')
})

test('writes gold and the like as a count with its name', async () => {
  expect(await textOf({ money: { count: 12_345, unit: '金币' }, lang: 'zh-CN' })).toBe('12,345 金币')
  expect(await textOf({ money: { count: 12_345, unit: 'de ouro' }, signed: true })).toBe('+12.345 de ouro')
  expect(await textOf({ money: { count: -30, unit: 'de ouro' }, signed: true })).toBe('-30 de ouro')
})

test('shows what comes in with a plus, and what goes out with a minus', async () => {
  expect(await textOf({ signed: true })).toBe('+R$ 1.234,50')
  expect(await textOf({ signed: true, money: { cents: -50, currency: 'BRL' } })).toBe('-R$ 0,50')
})

test('reads the amount before a reduction by its name', async () => {
  expect(await textOf({ was: { money: { cents: 200_000, currency: 'BRL' }, label: 'Before' }, unit: '/ month' })).toBe(
    'R$ 1.234,50/ monthBefore R$ 2.000,00',
  )
})

test('keeps an amount on one line, in however little space', async () => {
  const { container } = await render(
    <div style={{ width: 30 }}>
      <Price money={BRL} lang="pt-BR" size="large" />
    </div>,
  )
  const height = container.querySelector('[data-component="Price"]')?.getBoundingClientRect().height
  // One line of 32 px.
  expect(height).toBeLessThan(48)
})

conforms(Price, {
  props: () => ({ money: BRL, lang: 'pt-BR' }),
  states: { 'data-size': { size: 'large' }, 'data-income': { signed: true } },
  views: [{ was: { money: { cents: 200_000, currency: 'BRL' }, label: 'Before' }, unit: '/ month', size: 'small' }],
})
