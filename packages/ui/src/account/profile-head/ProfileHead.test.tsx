import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { conforms } from '../../conformance'
import { ProfileHead } from '.'

test('shows the name and pairs every number with its label', async () => {
  await render(<ProfileHead name="Ana" badges={['Lv7']} stats={[{ id: 'fans', label: 'Fans', value: '3' }]} />)
  await expect.element(page.getByRole('heading', { name: 'Ana Lv7' })).toBeVisible()
  await expect.element(page.getByRole('term')).toHaveTextContent('Fans')
  await expect.element(page.getByRole('definition')).toHaveTextContent('3')
})

conforms(ProfileHead, {
  props: () => ({ name: 'Ana', badges: ['Lv7'], stats: [{ id: 'fans', label: 'Fans', value: '3' }] }),
})
