import type { MatchSportId } from '@org/domain'
import type { Kysely, Transaction } from 'kysely'
import type {
  CompetitionNames,
  DecidedStage,
  Ids,
  MatchReport,
  MatchWriter,
  ScheduledMatch,
} from '../ports/match-writer'
import type { Context } from '../services/context'
import { inTransaction } from '../store/database/in-transaction'
import { ensureCompetitions, saveKinds, sportsOf } from '../store/matches/ensure-competitions'
import { ensureTeams } from '../store/matches/ensure-teams'
import { matchesByKey } from '../store/matches/save-matches'
import { replaceDecisions } from '../store/matches/table-decisions'
import type { Database } from '../store/schema'
import { storeReports, type Report } from './apply-reports'
import {
  faultsOfCompetitions,
  faultsOfDecisions,
  faultsOfReports,
  faultsOfScheduled,
  faultsOfTeams,
  isStatusOf,
  refuse,
} from './invalid-match'
import { saveScheduled } from './save-scheduled'

/** What a source gets to store its matches. It reaches no matches of other sources. */
export const matchWriter = (context: Pick<Context, 'db' | 'bus' | 'clock'>, source: string): MatchWriter => {
  const { db } = context
  return {
    saveCompetitions: (sport, names) => saveCompetitions(db, sport, names),
    saveTeams: async (sport, teams) => {
      refuse(faultsOfTeams(teams))
      return ensureTeams(db, { sport, teams })
    },
    saveMatches: (matches) => schedule(db, source, matches),
    saveDecisions: (stages) => decide(db, stages),
    report: (reports) => report(context, source, reports),
  }
}

const saveCompetitions = async (
  db: Kysely<Database>,
  sport: MatchSportId,
  names: readonly CompetitionNames[],
): Promise<Ids> => {
  refuse(faultsOfCompetitions(names))
  const ids = await ensureCompetitions(db, { sport, names })
  const kinds = names.flatMap(({ name_en, kind }) => {
    const id = ids.get(name_en)
    return id === undefined || kind === undefined ? [] : [{ id, kind }]
  })
  await saveKinds(db, kinds)
  return ids
}

const schedule = async (db: Kysely<Database>, source: string, matches: readonly ScheduledMatch[]): Promise<Ids> => {
  refuse(faultsOfScheduled(matches))
  const sports = {
    competition: await sportsOf(
      db,
      'competition',
      matches.map(({ competition_id }) => competition_id),
    ),
    team: await sportsOf(
      db,
      'team',
      matches.flatMap(({ home_id, away_id }) => [home_id, away_id]),
    ),
  }
  const known = await matchesByKey(
    db,
    source,
    matches.map(({ key }) => key),
  )
  refuse(
    matches.flatMap(({ key, sport_id, competition_id, home_id, away_id }) => {
      const stored = known.get(key)
      if (stored !== undefined && stored.sport_id !== sport_id)
        return [`The match "${key}" is of the sport ${stored.sport_id}, which cannot change.`]
      const unknown = [
        ...(sports.competition.get(competition_id) === sport_id ? [] : [`competition ${competition_id}`]),
        ...[home_id, away_id].flatMap((id) => (sports.team.get(id) === sport_id ? [] : [`team ${id}`])),
      ]
      return unknown.map((name) => `The match "${key}": the sport ${sport_id} has no ${name}.`)
    }),
  )
  return (await saveScheduled(db, source, matches)).ids
}

const decide = async (db: Kysely<Database>, stages: readonly DecidedStage[]): Promise<void> => {
  refuse(faultsOfDecisions(stages))
  await inTransaction(db, async (trx) => {
    const teams = await sportsOf(
      trx,
      'team',
      stages.flatMap(({ decisions }) => decisions.map(({ team_id }) => team_id)),
    )
    refuse(
      stages.flatMap(({ decisions }) =>
        decisions.flatMap(({ team_id }) => (teams.has(team_id) ? [] : [`There is no team ${team_id}.`])),
      ),
    )
    const found = await replaceDecisions(trx, stages)
    refuse(
      stages.flatMap((stage) =>
        found.includes(stage)
          ? []
          : [`There is no stage "${stage.stage}" of ${stage.season}, competition ${stage.competition_id}.`],
      ),
    )
  })
}

const report = async (
  context: Pick<Context, 'db' | 'bus' | 'clock'>,
  source: string,
  reports: readonly MatchReport[],
): Promise<void> => {
  refuse(faultsOfReports(reports))
  if (reports.length > 0)
    await storeReports(context, (trx) => withIds(trx, { source, reports, latest: context.clock.now() + AHEAD_MS }))
}

const withIds = async (
  trx: Transaction<Database>,
  { source, reports, latest }: { source: string; reports: readonly MatchReport[]; latest: number },
): Promise<Report[]> => {
  const keys = reports.map(({ key }) => key)
  const known = await matchesByKey(trx, source, keys)
  const faults: string[] = []
  const found = reports.flatMap(({ key, ...parts }) => {
    const match = known.get(key)
    if (match === undefined) faults.push(`Unknown match "${key}" of ${source}.`)
    else if (parts.stamp > latest) faults.push(`The match "${key}": the stamp ${parts.stamp} is in the future.`)
    else if (parts.state !== undefined && !isStatusOf(match.sport_id, parts.state.status))
      faults.push(`The match "${key}": the sport ${match.sport_id} has no status ${parts.state.status}.`)
    return match === undefined ? [] : [{ ...parts, id: match.id }]
  })
  refuse(faults)
  return found
}

/** How far a source's clock may be ahead. A stamp further ahead would let every later report be ignored. */
const AHEAD_MS = 3_600_000
