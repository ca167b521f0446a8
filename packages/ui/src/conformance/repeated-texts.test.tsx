import { onTestFinished, test, expect, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import type { ReactElement } from 'react'
import { MasterCard, ProfileHead } from '../account'
import { Calendar } from '../basics'
import { LeadStory, MatchHead, OddsTable, QuarterTable } from '../sport'

const home = { name: 'City', score: 1 }
const away = { name: 'Liverpool', score: 0 }
const press = () => undefined
const calendar = { month: 'Novembro', previous: 'Anterior', next: 'Próximo', day: (day: string) => day }

const CASES: Readonly<Record<string, ReactElement>> = {
  'days of the week by their first letters': (
    <Calendar
      month="2026-11"
      onMonth={press}
      value={null}
      onSelect={press}
      labels={{ ...calendar, weekdays: ['D', 'S', 'T', 'Q', 'Q', 'S', 'S'] }}
    />
  ),
  'two anchors with one name': (
    <LeadStory
      {...{ league: 'Série A', home, away, live: 'LIVE', clock: "67'", headline: 'Clássico' }}
      anchors={[{ name: 'Ana' }, { name: 'Ana' }]}
      watch={{ label: 'Assistir', onPress: press }}
    />
  ),
  'two notes that say the same': <MatchHead {...{ home, away }} phase="live" clock="67'" notes={['0-0', '0-0']} />,
  'two overtimes': (
    <QuarterTable
      {...{ caption: 'Pontos', homeName: 'Lakers', awayName: 'Celtics' }}
      columns={['1', 'OT', 'OT', 'T']}
      home={[20, 5, 7, 32]}
      away={[20, 5, 3, 28]}
    />
  ),
  'two columns of one name': (
    <OddsTable
      caption="Odds"
      bookmakerLabel="Casa"
      columns={['1', '1']}
      rows={[{ id: 'a', bookmaker: 'A', current: [{ value: '1.5' }, { value: '2.5' }] }]}
      labels={{ opening: 'Abertura', up: 'Subiu', down: 'Caiu' }}
    />
  ),
  'two badges of one text': <ProfileHead name="Ana" badges={['VIP', 'VIP']} />,
  'two tags of one text': <MasterCard name="Ana" tags={['Série A', 'Série A']} stats={[]} onOpen={press} />,
}

test.each(Object.entries(CASES))('texts of a component may repeat: %s', async (_, element) => {
  const complaints = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  onTestFinished(() => complaints.mockRestore())
  await render(element)
  expect(complaints).not.toHaveBeenCalled()
})
