import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { conforms } from '../../conformance'
import { holdTimers } from '../../conformance/held-timers'
import { EntranceBanner, EntranceEffect, type RoomEntrance } from '.'

const entrance = (name: string, more: Partial<RoomEntrance> = {}): RoomEntrance => ({
  id: name,
  name,
  text: 'entered the room',
  badge: { kind: 'level30', label: 'Lv39' },
  ...more,
})
const effect = (...names: string[]) => (
  <EntranceEffect entrances={names.map((name) => entrance(name))} othersText={(others) => `and ${others} others`} />
)

test('announces who enters, one after the other, and not who was there before', async () => {
  const { pass } = holdTimers()
  const { rerender } = await render(effect('Zoe'))
  expect(page.getByText('Zoe').query()).toBeNull()
  await rerender(effect('Zoe', 'Ana', 'Bo'))
  await expect.element(page.getByText('Ana entered the room')).toBeVisible()
  expect(page.getByText('Bo').query()).toBeNull()
  await pass(2_599)
  expect(page.getByText('Bo').query()).toBeNull()
  await pass(1)
  await expect.element(page.getByText('Bo entered the room')).toBeVisible()
})

test('announces many together', async () => {
  holdTimers()
  const { rerender } = await render(effect('Zoe'))
  await rerender(effect('Zoe', 'Ana', 'Bo', 'Cy', 'Di', 'Ed'))
  await expect.element(page.getByText('Ed and 4 others')).toBeVisible()
})

conforms(EntranceEffect, { props: () => ({ entrances: [], othersText: String }) })
conforms(EntranceBanner, {
  props: () => ({ entrance: entrance('Ana Carolina'), text: 'entered the room' }),
  states: { 'data-kind': { entrance: entrance('Ana', { badge: { kind: 'level20', label: 'Lv25' } }) } },
})
