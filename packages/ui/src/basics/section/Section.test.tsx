import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { conforms } from '../../conformance'
import { Button } from '../button'
import { Section } from '.'

test('is a region with the name of its heading', async () => {
  await render(<Section title="Hot rooms">A room</Section>)
  const section = page.getByRole('region', { name: 'Hot rooms' })
  await expect.element(section).toHaveTextContent('A room')
  await expect.element(section.getByRole('heading', { name: 'Hot rooms', level: 2 })).toBeVisible()
})

conforms(Section, {
  props: () => ({ title: 'Hot rooms', children: 'A room' }),
  states: { 'data-look': { look: 'card' } },
  views: [{ action: <Button size="small">All rooms</Button> }],
})
