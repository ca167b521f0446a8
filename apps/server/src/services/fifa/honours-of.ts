import type { Honour } from '@org/api-client/contract'
import { addDays } from '@org/domain'
import type { EntryRow } from '../../store/matches/fifa-ranks'
import type { Language } from '../language'
import { MAJOR, tournamentIn } from './tournaments'

/** The tournaments that a team took part in: those with most titles and finals first, then in the order of the table. */
export const honoursOf = (entries: readonly EntryRow[], lang: Language): Honour[] =>
  MAJOR.flatMap((name) => {
    const own = entries.filter(({ tournament }) => tournament === name)
    if (own.length === 0) return []
    const years = (list: readonly EntryRow[]) => list.map(({ last_day }) => yearOf(last_day))
    return [
      {
        tournament: tournamentIn(name, lang),
        titles: years(own.filter(({ place }) => place === 1)),
        finals: years(own.filter(({ place }) => place === 2)),
        entries: own.length,
        first: Math.min(...years(own)),
      },
    ]
  }).sort((a, b) => b.titles.length - a.titles.length || b.finals.length - a.finals.length)

const yearOf = (day: number) => Number((addDays('1970-01-01', day) ?? '').slice(0, 4))
