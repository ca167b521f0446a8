import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { conforms } from '../../conformance'
import { QuoteBar } from '.'

test('says what is quoted and takes it away', async () => {
  const onClose = vi.fn()
  await render(<QuoteBar author="Ana" text="Who watches tonight?" closeLabel="Do not quote" onClose={onClose} />)
  await expect.element(page.getByText('Who watches tonight?')).toBeVisible()
  await page.getByRole('button', { name: 'Do not quote' }).click()
  expect(onClose).toHaveBeenCalledOnce()
})

conforms(QuoteBar, {
  props: ({ press }) => ({
    author: 'Friend of Manchester City',
    text: 'Who watches the match tonight, and where do we meet?',
    closeLabel: 'Do not quote',
    onClose: press('onClose'),
  }),
})
