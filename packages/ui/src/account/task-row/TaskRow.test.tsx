import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { conforms } from '../../conformance'
import { Button } from '../../basics/button'
import { TaskRow } from '.'

test('shows the progress of the task', async () => {
  await render(
    <TaskRow name="Online" award="+20" progress={{ value: 3, max: 5 }} action={<button type="button">Claim</button>} />,
  )
  await expect.element(page.getByRole('progressbar', { name: 'Online' })).toHaveAttribute('value', '3')
  await expect.element(page.getByText('3/5')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Claim' })).toBeVisible()
})

test('shows no bar for a task without stages', async () => {
  await render(<TaskRow name="Invite" progress={{ value: 0, max: 0 }} />)
  expect(page.getByRole('progressbar').elements()).toHaveLength(0)
})

conforms(TaskRow, {
  props: () => ({ name: 'Online', award: '+20', progress: { value: 3, max: 5 } }),
  views: [
    {
      name: 'Watch a match for thirty minutes',
      description: 'Once a day',
      action: <Button size="small">Collect</Button>,
    },
  ],
})
