import type { GroupTable, KnockoutRound } from '@org/api-client/contract'
import { matchesOfSeason, type MatchRow } from '../../store/matches/matches'
import { newestCup, type CupRow } from '../../store/matches/national-teams'
import { teamsById } from '../../store/matches/teams'
import { roundsOf, stagesOf } from '../../store/matches/seasons'
import type { LeftOut } from '../../store/matches/season-part'
import { bracketOf } from '../leagues/bracket-of'
import { qualifiedIn } from '../leagues/qualified-in'
import { standingsOf } from '../leagues/standings'
import type { Context } from '../context'
import type { Language } from '../language'
import { roundIn, wireTeam } from '../matches/wire-match'

/** The newest World Cup: its groups, its knockout, and all its matches by kick-off. */
interface Cup extends CupRow {
  readonly groups: readonly GroupTable[]
  readonly bracket: readonly KnockoutRound[]
  readonly matches: readonly MatchRow[]
}

/** Null if no World Cup has been imported. */
export const readCup = async ({ db }: Context, leftOut: LeftOut, lang: Language): Promise<Cup | null> => {
  const cup = await newestCup(db)
  if (cup === null) return null
  const stages = await stagesOf(db, cup.season_id)
  const ofKind = (wanted: 'group' | 'knockout') => stages.filter(({ kind }) => kind === wanted)
  const [matches, rounds, tables] = await Promise.all([
    matchesOfSeason(db, { seasonId: cup.season_id, viewer: leftOut.viewer }),
    roundsOf(db, { stages: ofKind('knockout').map(({ id }) => id) }),
    Promise.all(
      ofKind('group').map(async ({ id, name }) => ({ id, name, rows: await standingsOf(db, id, { leftOut }) })),
    ),
  ])
  const knockout = new Set(rounds.map(({ round }) => round))
  const later = matches.filter(({ round }) => knockout.has(round))
  const hasQualified = qualifiedIn(matches, new Set(ofKind('knockout').map(({ id }) => id)), leftOut)
  const teams = await teamsById(
    db,
    tables.flatMap(({ rows }) => rows.map(({ team_id }) => team_id)),
  )
  const groups = tables.map(({ id, name, rows }) => ({
    name: roundIn(name, lang),
    rows: rows.flatMap(({ team_id, ...row }) => {
      const team = teams.get(team_id)
      return team ? [{ ...row, team: wireTeam(team, 'small'), qualified: wireFlag(hasQualified(id, team_id)) }] : []
    }),
  }))
  const bracket = bracketOf([...knockout], later).map((round) => ({ ...round, name: roundIn(round.name, lang) }))
  return { ...cup, groups, bracket, matches }
}

const wireFlag = (value: boolean): 0 | 1 => (value ? 1 : 0)
