import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { conforms } from '../../conformance'
import { Button } from '../../basics/button'
import { ProfileHead } from '.'

test('shows the name and pairs every number with its label', async () => {
  await render(<ProfileHead name="Ana" badges={['Lv7']} stats={[{ id: 'fans', label: 'Fans', value: '3' }]} />)
  await expect.element(page.getByRole('heading', { name: 'Ana Lv7' })).toBeVisible()
  await expect.element(page.getByRole('term')).toHaveTextContent('Fans')
  await expect.element(page.getByRole('definition')).toHaveTextContent('3')
})

conforms(ProfileHead, {
  props: () => ({ name: 'Ana', badges: ['Lv7'], stats: [{ id: 'fans', label: 'Fans', value: '3' }] }),
  views: [
    {
      name: 'FriendOfManchesterCity1894',
      signature: 'Only football, and a little basketball',
      badges: ['Lv39', 'VIP until 12/31'],
      stats: ['Following', 'Followers', 'Posts', 'Visitors'].map((label) => ({ id: label, label, value: '21,350' })),
      actions: <Button>Follow</Button>,
    },
  ],
})
