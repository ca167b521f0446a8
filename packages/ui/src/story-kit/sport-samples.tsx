import { formatDay } from '@org/domain'
import type { BracketProps } from '../sport/bracket'
import type { FormDot, FormResult } from '../sport/form-dots'
import type { HeadToHeadProps } from '../sport/head-to-head'
import type { OddsMovementChartProps } from '../sport/odds-movement-chart'
import type { LineupPlayer, PitchLineupProps } from '../sport/pitch-lineup'
import type { StandingsRow, StandingsTableProps } from '../sport/standings-table'
import type { VoteBarProps } from '../sport/vote-bar'
import { numeral, type Texts } from './texts'

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

export const lineups = (t: Texts): PitchLineupProps => {
  const { lineup } = t.sport
  const player = (name: string, at: number): LineupPlayer => ({
    id: name,
    name,
    number: String(at === 0 ? 1 : at * 3 + 1),
    position: lineup.positions[at === 0 ? 0 : at < 5 ? 1 : at < 9 ? 2 : 3],
    isCaptain: at === 6,
    marks: MARKS.filter(({ of }) => of === at).map(({ kind, minute }, nth) => ({
      id: String(nth),
      kind,
      label: `${t.incidents[kind]}, ${minute}'`,
    })),
  })
  const team = (side: 'home' | 'away') => ({
    starters: lineup.players[side].map((name, at) =>
      side === 'home' ? player(name, at) : { ...player(name, at), marks: [] },
    ),
    bench: lineup.bench[side].map((name, at) => ({
      ...player(name, at),
      number: String(at + 18),
      isCaptain: false,
      marks: [],
    })),
    absences: lineup.absences[side].map((name, at) => ({ id: name, name, reason: lineup.reasons[at] ?? '' })),
  })
  return {
    home: { ...team('home'), name: t.teams.city, formation: '4-2-3-1', coach: `${lineup.coach} ${lineup.coaches[0]}` },
    away: {
      ...team('away'),
      name: t.teams.liverpool,
      formation: '4-3-3',
      coach: `${lineup.coach} ${lineup.coaches[1]}`,
    },
    labels: lineup.labels,
  }
}

const MARKS = [
  { of: 3, kind: 'yellowCard', minute: 41 },
  { of: 7, kind: 'substitution', minute: 58 },
  { of: 8, kind: 'goal', minute: 12 },
  { of: 10, kind: 'goal', minute: 23 },
  { of: 10, kind: 'goal', minute: 67 },
  { of: 10, kind: 'yellowCard', minute: 70 },
] as const

export const headToHead = (
  t: Texts,
  home: string = t.teams.city,
  away: string = t.teams.liverpool,
): HeadToHeadProps => ({
  title: t.sport.headToHead.title,
  homeName: home,
  awayName: away,
  labels: t.sport.headToHead,
  meetings: MEETINGS.map(([date, ours, theirs, isCup], at) => {
    const sides = [
      { name: home, score: ours },
      { name: away, score: theirs },
    ] as const
    const [first, second] = at % 2 === 0 ? sides : [sides[1], sides[0]]
    return {
      id: String(at),
      date: formatDay(date, t.shop.lang) ?? '',
      league: isCup ? t.sport.headToHead.cup : t.leagues.epl,
      home: first,
      away: second,
      winner: ours > theirs ? 'home' : ours < theirs ? 'away' : 'draw',
    }
  }),
})

const MEETINGS = [
  ['2026-03-14', 2, 1, false],
  ['2025-12-01', 0, 2, false],
  ['2025-05-17', 3, 3, true],
  ['2025-02-23', 1, 0, false],
  ['2024-11-30', 4, 1, false],
] as const

export const vote = (t: Texts): Partial<VoteBarProps> => ({
  title: t.sport.vote.title,
  total: t.sport.vote.total,
  labels: t.sport.vote,
  options: [
    { id: 'home', label: t.teams.city, votes: 6740, share: '54%' },
    { id: 'draw', label: t.odds.draw, votes: 2250, share: '18%' },
    { id: 'away', label: t.teams.liverpool, votes: 3490, share: '28%' },
  ],
})

export const oddsMovement = (t: Texts): OddsMovementChartProps => ({
  title: 'BET365',
  lines: [
    { id: 'home', name: t.odds.home },
    { id: 'draw', name: t.odds.draw },
    { id: 'away', name: t.odds.away },
  ],
  points: MOVEMENTS.map(([minute, ...values], at) => ({
    at: minute * 60,
    time: at === 0 ? t.odds.opening : clockOf(minute),
    values,
  })),
  format: (value) => numeral(t, value.toFixed(2)),
  marks: [
    { id: '1', kind: 'goal', at: 203 * 60, label: t.incidents.goal },
    { id: '2', kind: 'penalty', at: 247 * 60, label: t.incidents.penalty },
    { id: '3', kind: 'goal', at: 262 * 60, label: t.incidents.goal },
  ],
  kickOff: { at: 180 * 60, text: t.incidents.kickOff },
  labels: t.sport.movement,
})

const clockOf = (minute: number) => `${19 + Math.floor(minute / 60)}:${String(minute % 60).padStart(2, '0')}`

const MOVEMENTS = [
  [0, 2.1, 3.4, 3.3],
  [40, 2.05, 3.4, 3.4],
  [75, 1.95, 3.45, 3.6],
  [110, 2, 3.4, 3.5],
  [150, 1.85, 3.5, 3.9],
  [180, 1.83, 3.5, 4],
  [203, 1.4, 4.6, 6.8],
  [225, 1.36, 4.5, 7.2],
  [247, 2.1, 2.9, 4.1],
  [262, 1.25, 5.2, 9.4],
  [275, 1.12, 7, 10.5],
] as const

export const knockout = (t: Texts): BracketProps => {
  const teams = Object.values(t.teams)
  const team = (at: number) => teams[at] ?? ''
  const { bracket } = t.sport
  return {
    label: bracket.label,
    rounds: bracket.rounds.map((name, round) => ({
      id: String(round),
      name,
      ties: Array.from({ length: 4 / 2 ** round }, (_, at) => {
        const [home, away] = [team(at * 2 * 2 ** round), team((at * 2 + 1) * 2 ** round)]
        const isFinal = round === 2
        return {
          id: `${round}-${at}`,
          when: isFinal ? bracket.day : at === 0 && round === 1 ? "67'" : t.finished,
          isLive: round === 1 && at === 0,
          home: { name: home, score: isFinal ? null : 2 + at },
          away: isFinal
            ? { name: bracket.winner, score: null, isOpen: true }
            : { name: away, score: at === 3 ? 5 : 1, ...(at === 1 && { note: bracket.shootOut }) },
          ...(!isFinal && { winner: 'home' as const }),
        }
      }),
    })),
  }
}
