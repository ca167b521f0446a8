import { isDay, type Day, type SportName } from '@org/domain'
import { useMemo } from 'react'
import { useSearchParams } from 'react-router'
import { isFilterName, type FilterName } from './filters'

/** The sports of matches. */
export const SPORTS = ['football', 'basketball', 'esport'] as const satisfies readonly SportName[]

export type ScoreSport = (typeof SPORTS)[number]

type Field = 'sport' | 'date' | 'filter' | 'leagues'

export interface ScoreAddress {
  /** Null if the address names none. */
  sport: ScoreSport | null
  day: Day
  filter: FilterName
  /** The ids of the chosen leagues; empty for all. */
  leagues: readonly number[]
  /** Writes fields to the address; '' removes one. */
  change: (fields: Partial<Record<Field, string>>) => void
}

/** Sport, day, filter and leagues are in the address, so that reload, back and a link keep them. */
export const useScoreAddress = (today: Day): ScoreAddress => {
  const [query, setQuery] = useSearchParams()
  const [date, filter, leagues] = [query.get('date') ?? '', query.get('filter'), query.get('leagues') ?? '']
  const change: ScoreAddress['change'] = (fields) =>
    setQuery(
      (params) => {
        for (const [name, value] of Object.entries(fields)) {
          if (value === '') params.delete(name)
          else params.set(name, value)
        }
        return params
      },
      { replace: true },
    )
  return {
    sport: SPORTS.find((sport) => sport === query.get('sport')) ?? null,
    day: isDay(date) ? date : today,
    filter: isFilterName(filter) ? filter : 'all',
    leagues: useMemo(() => leagues.split(',').flatMap(idOf), [leagues]),
    change,
  }
}

const idOf = (text: string): number[] => (/^[1-9]\d{0,9}$/.test(text) ? [Number(text)] : [])
