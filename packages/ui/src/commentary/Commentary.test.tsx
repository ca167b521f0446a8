import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Commentary } from '.'

test('tells the entries in the order given', async () => {
  await render(
    <Commentary
      label="Commentary"
      entries={[
        { id: '2', minute: "67'", text: 'Goal!', weight: 'important' },
        { id: '1', text: 'The teams come out' },
      ]}
      footer={<button type="button">More</button>}
    />,
  )
  const entries = page.getByRole('list', { name: 'Commentary' }).getByRole('listitem').elements()
  expect(entries.map((entry) => entry.textContent)).toEqual(["67'Goal!", 'The teams come out'])
  await expect.element(page.getByRole('button', { name: 'More' })).toBeVisible()
})
