import type { Kysely } from 'kysely'
import { stateOfDay, type DayState } from '../../store/matches/day-list'
import { matchesOfDay, type DayFilter, type MatchRow } from '../../store/matches/matches'
import type { Database } from '../../store/schema'
import type { Language } from '../language'
import { keepLatest } from './keep-latest'
import { listedMatch } from './wire-match'

/** A match in one language, without what the viewer and live rooms decide. */
export interface ListedMatch {
  readonly id: number
  readonly competition: number
  readonly kickoff: number
  /** The transaction that changed it last. */
  readonly changedIn: number
  /** The fields as JSON, without the first brace. */
  readonly fields: string
}

/** Matches as they were read, for all viewers. */
interface Kept extends Pick<DayState, 'matches' | 'names' | 'storeID' | 'position'> {
  /** In the order of the list. */
  readonly list: readonly ListedMatch[]
  /** The turn of the list in which they were read. */
  readonly turn: number
}

/** A list at the moment of a call. */
export interface DayMoment extends Pick<DayState, 'storeID' | 'live' | 'attented'> {
  /** The same object until the list changes. */
  readonly kept: Pick<Kept, 'list' | 'position'>
  /** Later commits belong to transactions that are not before this one. */
  readonly position: string
}

/**
 * The matches of a day in one language. Every call asks the database whether the kept ones are still right, so it gets
 * what any process has committed before it. Only matches that changed are read again, once for all waiting calls.
 */
export class DayList {
  private kept: Kept | null = null
  private update: Promise<void> | null = null
  private turn = 0

  constructor(
    private readonly db: Kysely<Database>,
    private readonly day: DayFilter,
    private readonly lang: Language,
  ) {}

  /** `viewer` may be empty. */
  async read(viewer: string): Promise<DayMoment> {
    const { db, day } = this
    const asked = this.nextTurn()
    const state = await stateOfDay(db, day, viewer)
    const { storeID, live, attented } = state
    for (;;) {
      const { kept } = this
      if (kept !== null && isSame(kept, state)) return { kept, position: state.position, storeID, live, attented }
      if (kept !== null && kept.turn > asked) return { kept, position: kept.position, storeID, live, attented }
      this.update ??= this.readRows(state).finally(() => (this.update = null))
      await this.update
    }
  }

  private async readRows(state: DayState): Promise<void> {
    const turn = this.nextTurn()
    const { matches, names, storeID, position } = state
    const list = (await this.changedList(state)) ?? this.listed(await this.rowsSince('0'))
    this.kept = { list, matches, names, storeID, position, turn }
  }

  /** The kept list with the rows that have changed since; null if that is not the whole list. */
  private async changedList({ names, storeID, total }: DayState): Promise<readonly ListedMatch[] | null> {
    const { kept } = this
    if (kept === null || kept.names !== names || kept.storeID !== storeID) return null
    const changed = this.listed(await this.rowsSince(kept.position))
    const ids = new Set(changed.map(({ id }) => id))
    const list = [...kept.list.filter(({ id }) => !ids.has(id)), ...changed]
    return list.length === total ? list.toSorted(byLeague) : null
  }

  private rowsSince(since: string): Promise<MatchRow[]> {
    return matchesOfDay(this.db, { ...this.day, viewer: '', since })
  }

  private listed(rows: readonly MatchRow[]): ListedMatch[] {
    return rows.map((row) => {
      const { live: _live, attented: _attented, ...fields } = listedMatch(row, this.lang)
      return {
        id: row.id,
        competition: row.competition.id,
        kickoff: row.kickoff_time,
        changedIn: row.changed_in,
        fields: JSON.stringify(fields).slice(1),
      }
    })
  }

  private nextTurn(): number {
    this.turn += 1
    return this.turn
  }
}

const isSame = (kept: Kept, state: DayState): boolean =>
  kept.matches === state.matches && kept.names === state.names && kept.storeID === state.storeID

/** As the store sorts them. */
const byLeague = (one: ListedMatch, other: ListedMatch): number =>
  one.competition - other.competition || one.kickoff - other.kickoff || one.id - other.id

const lists = new WeakMap<Kysely<Database>, Map<string, DayList>>()

/** The list of a day. The ones that were read last are kept. */
export const dayListOf = (db: Kysely<Database>, day: DayFilter, lang: Language): DayList => {
  const known = lists.get(db) ?? new Map<string, DayList>()
  lists.set(db, known)
  const key = [day.span.start, day.span.end, day.sport, day.andRunning, lang].join(' ')
  const list = known.get(key) ?? new DayList(db, day, lang)
  keepLatest(known, [key, list], MOST_LISTS)
  return list
}

/** All sports of a few days in two languages. A list of 500 matches takes about a megabyte. */
const MOST_LISTS = 32
