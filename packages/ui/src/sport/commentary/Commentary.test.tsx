import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { conforms } from '../../conformance'
import { Commentary } from '.'

test('shows the entries in the given order', async () => {
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

test('draws its line through the dots, not through the text', async () => {
  const { container } = await render(<Commentary label="Text" entries={[{ id: '1', minute: "90+2'", text: 'Goal' }]} />)
  const [entry] = container.getElementsByTagName('li')
  // Relative to the start of the column of dots, which is 16 px wide.
  expect(entry && getComputedStyle(entry, '::before').left).toBe('8px')
})

test('draws the icon of an incident in the place of its dot, and leaves the announcement to the text', async () => {
  await render(<Commentary label="Text" entries={[{ id: '1', text: 'Yellow card for Rodri', kind: 'yellowCard' }]} />)
  expect(page.getByRole('listitem').element().querySelector('[data-kind=yellowCard] svg')).not.toBeNull()
  expect(page.getByRole('img').elements()).toHaveLength(0)
})

test('strikes a line on what does not count through, and says why after it', async () => {
  await render(
    <Commentary
      label="Text"
      entries={[{ id: '1', minute: "67'", text: 'Goal by Salah!', annulled: 'Cancelled: offside' }]}
    />,
  )
  const line = page.getByRole('listitem').element()
  expect(line.querySelector('s')?.textContent).toBe('Goal by Salah!')
  expect(line.textContent).toBe("67'Goal by Salah! Cancelled: offside")
})

conforms(Commentary, {
  props: () => ({ label: 'Text', entries: [{ id: '1', minute: "67'", text: 'Goal!' }] }),
  views: [
    { entries: [{ id: '1', minute: "51'", text: 'Goal by Salah!', annulled: 'Cancelled: offside' }] },
    { entries: [{ id: '1', minute: "90+5'", text: 'Goal by Alexander-Arnold!', weight: 'important', kind: 'goal' }] },
  ],
})
