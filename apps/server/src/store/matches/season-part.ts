import type { EpochSeconds } from '@org/domain'
import { sql } from 'kysely'

/** Some stages, or the matches of a competition in a span whose source does not say in which season they are. */
export type SeasonPart = ({ readonly stages: readonly number[] } | OpenPart) & { readonly leftOut?: LeftOut }

export interface OpenPart {
  readonly competition: number
  /** The span has its start and not its end. */
  readonly start: EpochSeconds
  readonly end: EpochSeconds
}

/** An SQL condition on `match`: its source does not say in which season it is. */
export const IS_OPEN = sql<boolean>`(match.stage_id IS NULL AND match.origin <> 'replay')`

/** Matches whose result a viewer does not want to know yet: what results add up to is counted without them. */
export interface LeftOut {
  /** May be empty. */
  readonly viewer: string
  readonly matches: readonly number[]
  /** Whether all that the viewer has collected are left out, except `but`. */
  readonly collected: boolean
  readonly but: readonly number[]
}

/** An SQL condition on `match`: it is in this part. */
export const isIn = (part: SeasonPart) =>
  'stages' in part
    ? sql<boolean>`match.stage_id = ANY(${part.stages}::bigint[])`
    : sql<boolean>`(match.competition_id = ${part.competition} AND ${IS_OPEN}
        AND match.kickoff_time >= ${part.start} AND match.kickoff_time < ${part.end})`

export const isLeftOut = (
  { matches, collected, but }: LeftOut,
  { id, attented }: { readonly id: number; readonly attented: boolean },
): boolean => matches.includes(id) || (collected && attented && !but.includes(id))

/** The same as an SQL condition on `match`: its result is not left out. */
export const isCounted = ({ leftOut }: Pick<SeasonPart, 'leftOut'>) => {
  if (leftOut === undefined) return sql<boolean>`true`
  const { viewer, matches, collected, but } = leftOut
  return sql<boolean>`(match.id <> ALL(${matches}::bigint[]) AND NOT (${collected}::boolean AND match.id <> ALL(${but}::bigint[])
    AND EXISTS (SELECT FROM match_attention WHERE match_attention.viewer = ${viewer} AND match_attention.match_id = match.id)))`
}

/** An SQL condition on `match`: it is in one of these parts and its result is not left out. */
export const isCountedIn = (parts: readonly SeasonPart[]) =>
  sql<boolean>`(${sql.join([sql`false`, ...parts.map((part) => sql`(${isIn(part)} AND ${isCounted(part)})`)], sql` OR `)})`
