import { SPORT } from '@org/domain'
import type { Kysely, Transaction } from 'kysely'
import type { Ids, ScheduledMatch } from '../../ports/match-writer'
import { ensureCompetitions } from '../../store/matches/ensure-competitions'
import { ensureTeams } from '../../store/matches/ensure-teams'
import { saveSquads, saveStadiums, stadiumNames } from '../../store/matches/football-import'
import { lockNames } from '../../store/matches/lock-names'
import { replaceDecisions } from '../../store/matches/table-decisions'
import { saveCatalogue } from '../../store/matches/match-feed'
import type { StoredPlan } from '../../store/matches/stored-plan'
import type { Database } from '../../store/schema'
import { correctKeys } from './correct-keys'
import { idIn } from './id-in'
import { competitionRows, teamRows } from '../catalogue/catalogue-rows'
import { knownCompetition } from './known-competitions'
import { kickoffOf } from './kickoff-of'
import type { FileMatch, MatchesFile, SquadsFile } from './openfootball-schema'
import { competitionRow, teamRow } from './name-rows'
import { nationName } from './nation-name'
import type { FootballFile } from './read-football-file'
import { matchKey } from './match-faults'
import { recordOf } from './record-of'
import { saveResultsFiles } from './save-internationals'
import { savePlanned } from './save-planned'
import { saveScheduled } from '../save-scheduled'
import { LEAGUE, stagesOfFile } from './stages-of-file'
import { isUndecided } from './undecided'

interface ImportReport {
  /** The number of matches in the files, and how many of them were new or changed. */
  readonly matches: number
  readonly changed: number
  readonly players: number
  readonly stadiums: number
  /** The results of national teams that were stored. */
  readonly results: number
}

/** Stores parsed files, all or none. Importing the same files again changes nothing. */
export const saveImport = (
  db: Kysely<Database>,
  files: readonly FootballFile[],
  nowMs: number,
): Promise<ImportReport> =>
  db.transaction().execute(async (trx) => {
    const report = { matches: 0, changed: 0, players: 0, stadiums: 0, results: 0 }
    await lockNames(trx)
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
        await nationsNamed(
          trx,
          file.content.map(({ name }) => name),
        )
      if (file.kind === 'groups')
        await nationsNamed(
          trx,
          file.content.groups.flatMap(({ teams }) => teams),
        )
      if (file.kind === 'squads') report.players += await saveSquadsFile(trx, file.content)
      if (file.kind === 'matches') {
        report.matches += file.content.matches.length
        report.changed += await saveMatchesFile(trx, file.content, nowMs)
      }
    }
    const internationals = files.filter((file) => file.kind === 'results' || file.kind === 'shootouts')
    if (internationals.length > 0)
      report.results = await saveResultsFiles(trx, internationals, (names) => nationsNamed(trx, names))
    return report
  })

/** The ids of national teams by the names that a file has for them. */
const nationsNamed = async (trx: Transaction<Database>, names: readonly string[]): Promise<Ids> => {
  const teams = [...new Set(names.map(nationName))].map(teamRow)
  const ids = await ensureTeams(trx, { sport: SPORT.football, teams })
  return new Map(names.map((name) => [name, idIn(ids, nationName(name))]))
}

const saveSquadsFile = async (trx: Transaction<Database>, squads: SquadsFile): Promise<number> => {
  const ids = await nationsNamed(
    trx,
    squads.map(({ name }) => name),
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
  await saveSquads(trx, rows)
  return rows.length
}

const saveMatchesFile = async (
  trx: Transaction<Database>,
  { name, matches, decisions, renamed, country }: MatchesFile,
  nowMs: number,
): Promise<number> => {
  const known = knownCompetition(name)
  const row = competitionRow(name)
  const competition = { ...row, country: country ?? row.country }
  const competitions = await ensureCompetitions(trx, { sport: SPORT.football, names: [competition] })
  const competitionId = idIn(competitions, competition.name_en)
  const teams = await clubsOf(trx, { matches, renamed, country: country ?? competition.country })
  const stadiums = await stadiumNames(trx)
  const stageOf = stagesOfFile({ name, matches }, known)
  const scheduledOf = (match: FileMatch): ScheduledMatch => ({
    key: `${name}|${matchKey(match, matches)}`,
    sport_id: SPORT.football,
    competition_id: competitionId,
    home_id: idIn(teams, match.team1),
    away_id: idIn(teams, match.team2),
    kickoff_time: kickoffOf(match, known?.zone ?? 'UTC'),
    stage: stageOf(match),
    round: match.group ?? match.round,
    venue: venueOf(match.ground, stadiums),
    referee: '',
  })
  const scheduled = matches.map(scheduledOf)
  const cancelled = await correctKeys(trx, { competitionId, prefix: `${name}|`, matches: scheduled })
  const { ids, changed } = await saveScheduled(trx, 'import', scheduled)
  const stages = new Map(matches.map((match) => [stageOf(match).name, stageOf(match).season]))
  await replaceDecisions(
    trx,
    [...stages].map(([stage, season]) => ({
      competition_id: competitionId,
      season,
      stage,
      decisions: decisions
        .filter(({ group = LEAGUE }) => group === stage)
        .map(({ team, points, expelled, annulled, reason_zh, reason_pt }) => ({
          team_id: idIn(teams, team),
          points,
          is_expelled: expelled,
          annuls_results: annulled,
          reason_zh,
          reason_pt,
        })),
    })),
  )
  const knockout = matches.filter((match) => stageOf(match).kind === 'knockout')
  const plans = matches.map((match): StoredPlan => {
    const stored = planOf(match, scheduledOf(match), ids)
    return knockout.includes(match) && isUndecided(match, knockout)
      ? { ...stored, record: withoutResult(stored.record) }
      : stored
  })
  return new Set([...changed, ...(await savePlanned(trx, [...plans, ...cancelled], nowMs))]).size
}

/** The teams of a file by the names that it has for them. A club is of the country of its league. */
const clubsOf = async (
  trx: Transaction<Database>,
  { matches, renamed, country }: Pick<MatchesFile, 'matches' | 'renamed'> & { readonly country: string },
): Promise<Ids> => {
  const given = [...new Set(matches.flatMap(({ team1, team2 }) => [team1, team2]))]
  const newest = (name: string) => renamed[name] ?? name
  const rows = new Map(given.map((name) => [newest(name), teamRow(newest(name))]))
  const ids = await ensureTeams(trx, {
    sport: SPORT.football,
    teams: [...rows].map(([name, row]) => ({
      ...row,
      country: row.colours === 'flag' || row.country !== 'un' ? row.country : country,
      former_names: Object.keys(renamed).filter((former) => newest(former) === name),
    })),
  })
  return new Map(given.map((name) => [name, idIn(ids, newest(name))]))
}

const planOf = (match: FileMatch, row: ScheduledMatch, ids: Ids): StoredPlan => ({
  plan: {
    id: idIn(ids, row.key),
    sport: row.sport_id,
    eventId: row.competition_id,
    homeId: row.home_id,
    awayId: row.away_id,
    kickoff: row.kickoff_time,
    delay: 0,
    round: row.round,
    knockout: match.score !== undefined && !Array.isArray(match.score) && match.score.et !== undefined,
    bestOf: 0,
    fate: 'played',
    seed: row.key,
    speed: 1,
  },
  record: recordOf(match),
  factsOnly: true,
})

/** The match waits for its result. */
const withoutResult = (record: StoredPlan['record']): StoredPlan['record'] =>
  record && { ...record, outcome: 'unknown', ht: null, ft: null, et: null, goals: null }

const venueOf = (ground: string | undefined, stadiums: ReadonlyMap<string, string>): string => {
  if (ground === undefined) return ''
  const stadium = stadiums.get(ground)
  return stadium === undefined ? ground : `${stadium}, ${ground}`
}
