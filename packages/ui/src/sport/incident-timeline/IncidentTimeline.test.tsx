import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { conforms } from '../../conformance'
import { IncidentTimeline } from '.'

test('puts home incidents at the left, away incidents at the right, and names each icon', async () => {
  await render(
    <IncidentTimeline
      label="Incidents"
      incidents={[
        { id: '2', kind: 'goal', side: 'home', minute: "23'", label: 'Goal', player: 'Haaland', score: '1 – 0' },
        { id: '1', kind: 'redCard', side: 'away', minute: "12'", label: 'Red card', player: 'Salah' },
        { id: '0', kind: 'period', text: 'Kick-off' },
      ]}
    />,
  )
  const middle = innerWidth / 2
  expect(page.getByText('Haaland').element().getBoundingClientRect().right).toBeLessThan(middle)
  expect(page.getByText('Salah').element().getBoundingClientRect().left).toBeGreaterThan(middle)
  await expect.element(page.getByRole('img', { name: 'Red card' })).toBeVisible()
  expect(page.getByRole('list', { name: 'Incidents' }).getByRole('listitem').elements()).toHaveLength(3)
})

test('shows the kind of the incident if it names no player', async () => {
  await render(
    <IncidentTimeline
      label="Incidents"
      incidents={[{ id: '1', kind: 'corner', side: 'home', minute: "3'", label: 'Corner' }]}
    />,
  )
  await expect.element(page.getByText('Corner')).toBeVisible()
})

test('strikes an annulled incident through, and says why after it', async () => {
  const goal = { id: '1', kind: 'goal', side: 'home', minute: "23'", label: 'Goal', score: '1 – 0' } as const
  await render(
    <IncidentTimeline
      label="Incidents"
      incidents={[
        { ...goal, player: 'Haaland', detail: 'Foden', annulled: 'Cancelled: offside' },
        { ...goal, id: '2', player: 'Rodri' },
      ]}
    />,
  )
  const [annulled, valid] = page.getByRole('listitem').elements()
  const struck = [...(annulled?.querySelectorAll('s') ?? [])].map((part) => part.textContent)
  expect(struck).toEqual(['Haaland', 'Foden', '1 – 0'])
  expect(annulled?.textContent).toContain('Cancelled: offside')
  expect(annulled?.hasAttribute('data-annulled')).toBe(true)
  expect(valid?.querySelector('s')).toBeNull()
})

conforms(IncidentTimeline, {
  props: () => ({ label: 'Incidents', incidents: [{ id: '0', kind: 'period', text: 'Kick-off' }] }),
  views: [
    {
      incidents: [
        {
          id: '1',
          kind: 'goal',
          label: 'Goal',
          side: 'home',
          minute: "45+2'",
          player: 'Haaland',
          detail: 'De Bruyne',
          score: '2 – 1',
        },
        {
          id: '3',
          kind: 'goal',
          label: 'Goal',
          side: 'away',
          minute: "51'",
          player: 'Salah',
          score: '1 – 2',
          annulled: 'Cancelled: offside',
        },
        { id: '2', kind: 'yellowCard', side: 'away', label: 'Yellow card', minute: "67'", player: 'Alexander-Arnold' },
      ],
    },
  ],
})
