import type { Honour } from '@org/api-client/contract'
import type { EntryRow } from '../../store/matches/fifa-ranks'
import type { Language } from '../language'
import { editionYear } from './edition-year'
import { MAJOR, tournamentIn } from './tournaments'

/** The tournaments that a team took part in: those with most titles and finals first, then in the order of the table. */
export const honoursOf = (entries: readonly EntryRow[], lang: Language): Honour[] =>
  MAJOR.flatMap((name) => {
    const own = entries.filter(({ tournament }) => tournament === name)
    if (own.length === 0) return []
    const years = (list: readonly EntryRow[]) => list.map((entry) => editionYear(entry))
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
