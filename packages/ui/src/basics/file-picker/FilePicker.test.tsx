import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { conforms } from '../../conformance'
import { FilePicker, type FilePickerProps, type PickedFile } from '.'

const labels = {
  cancel: (name: string) => `Stop ${name}`,
  remove: (name: string) => `Remove ${name}`,
  retry: (name: string) => `Send ${name} again`,
  sending: (name: string) => `Sending ${name}`,
}
const FILES: readonly PickedFile[] = [
  { id: '1', name: 'one.png', state: 'sending', progress: 0.5, note: '2 MB' },
  { id: '2', name: 'two.png', state: 'failed', reason: 'No network' },
  { id: '3', name: 'three.mov', state: 'refused', reason: 'Not a picture' },
  { id: '4', name: 'four.png', state: 'sent' },
]
const nothing = () => undefined

const picker = (props: Partial<FilePickerProps> = {}) => (
  <FilePicker
    label="Add pictures"
    files={[]}
    onPick={nothing}
    onRemove={nothing}
    onRetry={nothing}
    {...{ labels, ...props }}
  />
)

test('tells the chosen files, also the same one again', async () => {
  const onPick = vi.fn<(picked: readonly File[]) => void>()
  await render(picker({ onPick, multiple: true, hint: 'Up to 20 MB' }))
  const input = page.getByLabelText('Add pictures')
  await expect.element(input).toHaveAccessibleDescription('Up to 20 MB')
  const files = [new File(['a'], 'a.png'), new File(['b'], 'b.png')]
  await userEvent.upload(input, files)
  await userEvent.upload(input, files)
  const names = onPick.mock.calls.map(([picked]) => picked.map(({ name }) => name))
  expect(names).toEqual([
    ['a.png', 'b.png'],
    ['a.png', 'b.png'],
  ])
})

test('shows how much of a file is sent, and stops it by a press', async () => {
  const onRemove = vi.fn()
  await render(picker({ files: FILES, onRemove }))
  await expect
    .element(page.getByRole('progressbar', { name: 'Sending one.png' }))
    .toHaveAttribute('aria-valuenow', '0.5')
  await page.getByRole('button', { name: 'Stop one.png' }).click()
  await page.getByRole('button', { name: 'Remove four.png' }).click()
  expect(onRemove.mock.calls.flat()).toEqual(['1', '4'])
})

test('says why a file was not sent, and sends it again if that may help', async () => {
  const onRetry = vi.fn()
  await render(picker({ files: FILES, onRetry }))
  expect(
    page
      .getByRole('alert')
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual(['No network', 'Not a picture'])
  await page.getByRole('button', { name: 'Send two.png again' }).click()
  expect(onRetry.mock.calls).toEqual([['2']])
  expect(page.getByRole('button', { name: 'Send three.mov again' }).elements()).toHaveLength(0)
})

conforms(FilePicker, {
  props: ({ press, other }) => ({
    label: 'Add pictures',
    hint: 'Up to 20 MB',
    files: FILES,
    onPick: other('the browser chooses the files'),
    onRemove: press('onRemove'),
    onRetry: press('onRetry'),
    labels,
  }),
  field: 'input',
  off: [{ disabled: true, files: [] }],
})
