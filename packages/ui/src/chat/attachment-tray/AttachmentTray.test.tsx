import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { conforms } from '../../conformance'
import { AttachmentTray, type AttachmentTrayProps } from '.'

const labels = {
  cancel: (name: string) => `Stop ${name}`,
  remove: (name: string) => `Remove ${name}`,
  retry: (name: string) => `Send ${name} again`,
  sending: (name: string) => `Sending ${name}`,
}
const FILES: AttachmentTrayProps['files'] = [
  { id: '1', name: 'one.png', state: 'sending', progress: 0.5, note: '2 MB' },
  { id: '2', name: 'two.png', state: 'failed', reason: 'No network' },
  { id: '3', name: 'three.mov', state: 'refused', reason: 'Not a picture' },
]

test('shows how much of a file is sent, and what is wrong with others', async () => {
  await render(<AttachmentTray label="Files" files={FILES} onRemove={vi.fn()} onRetry={vi.fn()} labels={labels} />)
  await expect
    .element(page.getByRole('progressbar', { name: 'Sending one.png' }))
    .toHaveAttribute('aria-valuenow', '0.5')
  const reasons = page.getByRole('alert').elements()
  expect(reasons.map(({ textContent }) => textContent)).toEqual(['No network', 'Not a picture'])
})

test('stops a file that is sent, removes others, and sends a failed one again', async () => {
  const onRemove = vi.fn()
  const onRetry = vi.fn()
  await render(<AttachmentTray label="Files" files={FILES} onRemove={onRemove} onRetry={onRetry} labels={labels} />)
  await page.getByRole('button', { name: 'Stop one.png' }).click()
  await page.getByRole('button', { name: 'Remove three.mov' }).click()
  expect(onRemove.mock.calls).toEqual([['1'], ['3']])
  // The corner of a file that failed is the button that removes it.
  await page.getByRole('button', { name: 'Send two.png again' }).click({ position: { x: 20, y: 60 } })
  expect(onRetry.mock.calls).toEqual([['2']])
})

conforms(AttachmentTray, {
  props: ({ press }) => ({
    label: 'Files',
    files: FILES,
    onRemove: press('onRemove'),
    onRetry: press('onRetry'),
    labels,
  }),
})
