import type { FormDot, FormResult } from '../sport/form-dots'
import type { StandingsRow, StandingsTableProps } from '../sport/standings-table'
import type { Texts } from './texts'

const RESULTS: Readonly<Record<string, FormResult>> = { W: 'win', D: 'draw', L: 'loss' }
const SCORES = { win: '2–1', draw: '1–1', loss: '0–2' }

/** The last matches of a team, from letters such as `WDL`. */
export const formOf = (t: Texts, letters: string): FormDot[] => {
  const opponents = Object.values(t.teams)
  return [...letters].map((letter, at) => {
    const result = RESULTS[letter] ?? 'draw'
    const { form } = t.sport
    const label = form.match(form.letters[result], SCORES[result], opponents[(at * 5 + 2) % opponents.length] ?? '')
    return { id: String(at), result, label }
  })
}

const COLUMNS = ['played', 'won', 'drawn', 'lost', 'difference', 'points']
const FORMS = ['WWDWW', 'WLWWD', 'DWWLW', 'LWDWD', 'WDLLW', 'LLDWL', 'DLLDL', 'LLWLL', 'LDLLL', 'LLLLD']
const ZONES = ['champions', 'champions', 'champions', 'champions', 'europa', 'conference', undefined, undefined]

const columns = (t: Texts) =>
  t.sport.standings.columns.map((column, at) => {
    const id = COLUMNS[at] ?? ''
    return { ...column, id, isMain: id === 'points' }
  })

const standingsRow = (t: Texts, team: string, at: number): StandingsRow => {
  const [won, lost] = [9 - at, at + 1]
  const difference = 21 - at * 5
  return {
    id: team,
    place: at + 1,
    team,
    zoneId: ZONES[at] ?? (at > 7 ? 'down' : undefined),
    values: [12, won, 2, lost, difference > 0 ? `+${difference}` : difference, won * 3 + 2],
    form: formOf(t, FORMS[at] ?? 'DDDDD'),
    isHighlighted: at === 0 || at === 2,
  }
}

export const standings = (t: Texts) => {
  const { standings: texts, form } = t.sport
  return {
    caption: texts.caption,
    teamLabel: texts.team,
    columns: columns(t),
    zones: [
      { id: 'champions', label: texts.zones.champions, tone: 'first' },
      { id: 'europa', label: texts.zones.europa, tone: 'second' },
      { id: 'conference', label: texts.zones.conference, tone: 'third' },
      { id: 'down', label: texts.zones.down, tone: 'last' },
    ],
    form: { label: texts.form, letters: form.letters },
    scopes: {
      label: texts.scope,
      tabs: (['all', 'home', 'away'] as const).map((id) => ({ id, label: texts[id] })),
      selectedId: 'all',
    },
    groups: [
      {
        id: 'league',
        rows: Object.values(t.teams)
          .slice(0, 10)
          .map((team, at) => standingsRow(t, team, at)),
      },
    ],
  } satisfies StandingsTableProps
}

export const groupStandings = (t: Texts): Partial<StandingsTableProps> => {
  const teams = Object.values(t.teams)
  return {
    form: undefined,
    scopes: undefined,
    zones: [{ id: 'next', label: t.sport.standings.zones.next, tone: 'second' }],
    groups: ['A', 'B'].map((letter, nth) => ({
      id: letter,
      name: t.sport.standings.group(letter),
      rows: teams.slice(nth * 4, nth * 4 + 4).map((team, at) => ({
        ...standingsRow(t, team, at * 2),
        place: at + 1,
        zoneId: at < 2 ? 'next' : undefined,
        isHighlighted: false,
      })),
    })),
  }
}
