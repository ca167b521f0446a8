import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { conforms } from '../../conformance'
import { Button } from '../../basics/button'
import { MasterCard, type MasterCardProps } from '.'

const master = {
  name: 'FriendOfManchesterCity1894',
  stats: [
    { id: 'rate', label: 'Hit rate', value: '82%' },
    { id: 'run', label: 'Longest run', value: '17' },
  ],
  onOpen: () => undefined,
} satisfies MasterCardProps

test('is opened by a press anywhere but on its button', async () => {
  const [onOpen, onFollow] = [vi.fn(), vi.fn()]
  await render(<MasterCard {...master} onOpen={onOpen} action={<Button onPress={onFollow}>Follow</Button>} />)
  await page.getByRole('button', { name: 'Follow' }).click()
  expect(onOpen).not.toHaveBeenCalled()
  await page.getByText('82%').click({ force: true })
  expect([onOpen, onFollow].map(({ mock }) => mock.calls.length)).toEqual([1, 1])
})

test('says in words how the last predictions ended', async () => {
  await render(<MasterCard {...master} recent={{ results: ['won', 'lost'], label: 'Won, lost' }} />)
  await expect.element(page.getByText('Won, lost')).toBeInTheDocument()
})

conforms(MasterCard, {
  props: ({ press }) => ({ ...master, onOpen: press('onOpen') }),
  views: [
    {
      note: 'Only football',
      tags: ['Premier League', 'Careful'],
      recent: { results: ['won', 'lost', 'refunded'], label: 'Won, lost, refunded' },
      action: <Button size="small">Follow</Button>,
    },
  ],
})
