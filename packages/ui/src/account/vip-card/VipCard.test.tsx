import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { conforms } from '../../conformance'
import { contrastOf, colourOf } from '../../conformance/colour'
import { Button } from '../../basics/button'
import { VipCard } from '.'

const card = { title: 'Member, level 3', note: 'until 2026-12-31', active: true }
const perks = ['No advertisements', 'Cheaper', 'A mark in chats'].map((label) => ({ id: label, label, icon: <svg /> }))

test('lists what members have', async () => {
  await render(<VipCard {...card} perks={perks} />)
  expect(
    page
      .getByRole('listitem')
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual(perks.map(({ label }) => label))
})

test.each(['light', 'dark'])('its texts can be read on the brightest part of its gold in %s mode', async (mode) => {
  document.body.setAttribute('mode', mode)
  const { container } = await render(<VipCard {...card} />)
  const ground = document.createElement('i')
  ground.style.color = 'color-mix(in oklab, var(--card-yellow), var(--stage) 78%)'
  container.append(ground)
  const gold = colourOf(getComputedStyle(ground).color)
  for (const text of container.querySelectorAll('h2, p'))
    expect(contrastOf(colourOf(getComputedStyle(text).color), gold)).toBeGreaterThan(4.5)
  document.body.removeAttribute('mode')
})

conforms(VipCard, {
  props: () => card,
  states: { 'data-active': 'whether the user is a member' },
  views: [{ active: false, perks, action: <Button size="small">Renew</Button> }],
})
