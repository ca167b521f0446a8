import { SPORT } from '@org/domain'
import type { Kysely } from 'kysely'
import {
  ensureCompetitions,
  ensureTeams,
  matchIDs,
  saveSquads,
  saveStadiums,
  stadiumNames,
} from '../../store/matches/football-import'
import { saveCatalogue } from '../../store/matches/match-feed'
import { ensureStages } from '../../store/matches/seasons'
import type { Database } from '../../store/schema'
import { competitionRows, teamRows } from '../catalogue/catalogue-rows'
import { importedRow } from './imported-row'
import { knownCompetition } from './known-competitions'
import { kickoffOf } from './kickoff-of'
import type { FootballFile, MatchesFile, SquadsFile } from './openfootball-schema'
import { competitionRow, teamRow } from './name-rows'
import { recordOf } from './record-of'
import { saveMatches } from './save-matches'
import { stagesOfFile } from './stages-of-file'

interface ImportReport {
  /** The number of matches in the files, and how many of them were new or changed. */
  readonly matches: number
  readonly changed: number
  readonly players: number
  readonly stadiums: number
}

/** Stores parsed files, all or none. Importing the same files again changes nothing. */
export const saveImport = (
  db: Kysely<Database>,
  files: readonly FootballFile[],
  nowMs: number,
): Promise<ImportReport> =>
  db.transaction().execute(async (trx) => {
    const report = { matches: 0, changed: 0, players: 0, stadiums: 0 }
    await saveCatalogue(trx, competitionRows(), teamRows())
    // Stadiums first: matches name theirs.
    for (const file of files) {
      if (file.kind !== 'stadiums') continue
      const rows = file.content.stadiums.map(({ city, name, cc, capacity }) => ({ city, name, country: cc, capacity }))
      await saveStadiums(trx, rows)
      report.stadiums += rows.length
    }
    for (const file of files) {
      if (file.kind === 'teams')
        await ensureTeams(
          trx,
          file.content.map(({ name }) => teamRow(name)),
        )
      if (file.kind === 'groups')
        await ensureTeams(
          trx,
          file.content.groups.flatMap(({ teams }) => teams.map((name) => teamRow(name))),
        )
      if (file.kind === 'squads') report.players += await saveSquadsFile(trx, file.content)
      if (file.kind === 'matches') {
        report.matches += file.content.matches.length
        report.changed += await saveMatchesFile(trx, file.content, nowMs)
      }
    }
    return report
  })

const saveSquadsFile = async (db: Kysely<Database>, squads: SquadsFile): Promise<number> => {
  const ids = await ensureTeams(
    db,
    squads.map(({ name }) => teamRow(name)),
  )
  const rows = squads.flatMap(({ name, players }) =>
    players.map((player) => ({
      team_id: idIn(ids, name),
      number: player.number,
      position: player.pos,
      name: player.name,
      club: player.club.name,
      date_of_birth: player.date_of_birth,
    })),
  )
  await saveSquads(db, rows)
  return rows.length
}

const saveMatchesFile = async (
  db: Kysely<Database>,
  { name, matches }: MatchesFile,
  nowMs: number,
): Promise<number> => {
  const known = knownCompetition(name)
  const competition = competitionRow(name)
  const competitions = await ensureCompetitions(db, [competition])
  const competitionId = idIn(competitions, competition.name_en)
  const teams = await ensureTeams(db, [...new Set(matches.flatMap(({ team1, team2 }) => [team1, team2]))].map(teamRow))
  const stadiums = await stadiumNames(db)
  const stageOf = stagesOfFile({ name, matches }, competitionId, known)
  const stageId = await ensureStages(db, matches.map(stageOf))
  const keyed = matches.map((match) => ({ match, key: `${name}|${match.round}|${match.team1}|${match.team2}` }))
  const ids = await matchIDs(
    db,
    keyed.map(({ key }) => key),
  )
  const rows = keyed.map(({ match, key }) =>
    importedRow(
      {
        plan: {
          id: idIn(ids, key),
          sport: SPORT.football,
          eventId: competitionId,
          homeId: idIn(teams, match.team1),
          awayId: idIn(teams, match.team2),
          kickoff: kickoffOf(match, known?.zone ?? 'UTC'),
          delay: 0,
          round: match.group ?? match.round,
          knockout: match.score !== undefined && !Array.isArray(match.score) && match.score.et !== undefined,
          bestOf: 0,
          fate: 'played',
          seed: key,
          speed: 1,
        },
        record: recordOf(match),
      },
      { origin: 'import', key, stageId: stageId(stageOf(match)), venue: venueOf(match.ground, stadiums), nowMs },
    ),
  )
  return saveMatches(db, rows, nowMs)
}

const venueOf = (ground: string | undefined, stadiums: ReadonlyMap<string, string>): string => {
  if (ground === undefined) return ''
  const stadium = stadiums.get(ground)
  return stadium === undefined ? ground : `${stadium}, ${ground}`
}

const idIn = (ids: ReadonlyMap<string, number>, key: string): number => {
  const id = ids.get(key)
  if (id === undefined) throw new Error(`"${key}" has been saved and cannot be found.`)
  return id
}
