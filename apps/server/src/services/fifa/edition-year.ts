import { addDays } from '@org/domain'
import type { EntryRow } from '../../store/matches/fifa-ranks'

/** Tournaments that were played later than in the year of their name, by the year of their last day. */
const NAMED: Readonly<Record<string, Readonly<Record<number, number>>>> = {
  'UEFA Euro': { 2021: 2020 },
  'African Cup of Nations': { 2022: 2021, 2024: 2023, 2026: 2025 },
  'AFC Asian Cup': { 2024: 2023 },
}

/** The year by which an edition of a tournament is known. */
export const editionYear = ({ tournament, last_day }: Pick<EntryRow, 'tournament' | 'last_day'>): number => {
  const year = Number((addDays('1970-01-01', last_day) ?? '').slice(0, 4))
  return NAMED[tournament]?.[year] ?? year
}
