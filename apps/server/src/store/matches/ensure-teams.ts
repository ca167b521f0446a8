import type { MatchSportId } from '@org/domain'
import { sql, type Kysely, type Transaction } from 'kysely'
import type { Ids, TeamNames } from '../../ports/match-writer'
import { inTransaction } from '../database/in-transaction'
import type { Database } from '../schema'
import { indexRows } from '../search/index-names'
import { lockNames } from './lock-names'
import type { TeamRow } from './matches'

interface TeamsOfSport {
  readonly sport: MatchSportId
  readonly teams: readonly TeamNames[]
}

/** The ids of a sport's teams by English name; unknown ones are created, renamed ones renamed, Portuguese names added. */
export const ensureTeams = async (db: Kysely<Database>, { sport, teams }: TeamsOfSport): Promise<Ids> => {
  let rows = await namedTeams(db, { sport, teams })
  if (teams.some((team) => !isComplete(team, ownRow(rows, team)))) {
    await inTransaction(db, async (trx) => {
      await lockNames(trx)
      await writeTeams(trx, { sport, teams }, await namedTeams(trx, { sport, teams }))
    })
    rows = await namedTeams(db, { sport, teams })
  }
  const ids = new Map<string, number>()
  for (const team of teams) {
    const row = ownRow(rows, team)
    if (row !== undefined) ids.set(team.name_en, row.id)
  }
  return ids
}

interface NamedTeam {
  readonly id: number
  readonly name_en: string
  readonly name_pt: string
  readonly country: string
  /** Its name, or one that it had before. */
  readonly known_as: string
}

const namedTeams = async (db: Kysely<Database>, { sport, teams }: TeamsOfSport): Promise<NamedTeam[]> => {
  const names = [...new Set(teams.flatMap(({ name_en, former_names = [] }) => [name_en, ...former_names]))]
  const { rows } = await sql<NamedTeam>`
    SELECT id, name_en, name_pt, country, name_en AS known_as FROM team
    WHERE sport_id = ${sport} AND name_en = ANY(${names}::text[])
    UNION ALL
    SELECT team.id, team.name_en, team.name_pt, team.country, former.name_en
    FROM former_team_name former JOIN team ON team.id = former.team_id
    WHERE former.sport_id = ${sport} AND former.name_en = ANY(${names}::text[])
  `.execute(db)
  return rows
}

const UNKNOWN_COUNTRY = 'un'

/** The team of a name: one that bears it before one that bore it, one of the country before one of an unknown one. */
const rowOf = (rows: readonly NamedTeam[], name: string, country: string): NamedTeam | undefined =>
  rows
    .filter(
      (row) => row.known_as === name && (row.country === country || [row.country, country].includes(UNKNOWN_COUNTRY)),
    )
    .toSorted(
      (a, b) =>
        Number(b.name_en === name) - Number(a.name_en === name) ||
        Number(b.country === country) - Number(a.country === country) ||
        a.id - b.id,
    )[0]

const ownRow = (rows: readonly NamedTeam[], { name_en, country }: TeamNames) => rowOf(rows, name_en, country)

const isComplete = ({ name_en, name_pt }: TeamNames, row: NamedTeam | undefined): boolean =>
  row !== undefined && !(row.name_en === name_en && row.name_pt === name_en && name_pt !== name_en)

const writeTeams = async (
  trx: Transaction<Database>,
  { sport, teams }: TeamsOfSport,
  rows: readonly NamedTeam[],
): Promise<void> => {
  const changed: TeamNames[] = []
  for (const team of teams) {
    const { name_en, country, former_names = [] } = team
    const own = ownRow(rows, team)
    if (isComplete(team, own)) continue
    const former = own ?? former_names.map((name) => rowOf(rows, name, country)).find((row) => row !== undefined)
    if (former === undefined) changed.push(team)
    else await renameTeam(trx, { row: former, team })
    if (former !== undefined && former.name_en !== name_en)
      await sql`
        INSERT INTO former_team_name (sport_id, name_en, team_id) VALUES (${sport}, ${former.name_en}, ${former.id})
        ON CONFLICT DO NOTHING
      `.execute(trx)
  }
  const { rows: created } = await sql<TeamRow>`
    INSERT INTO team (sport_id, name_en, short_name_en, name_zh, short_name_zh, name_pt, short_name_pt, country, colours)
    SELECT ${sport}::smallint, name_en, short_name_en, name_zh, short_name_zh, name_pt, short_name_pt, country, colours
    FROM jsonb_to_recordset(${JSON.stringify(changed)}::jsonb)
      AS row (name_en text, short_name_en text, name_zh text, short_name_zh text, name_pt text, short_name_pt text,
        country text, colours text)
    ON CONFLICT (sport_id, name_en, country) DO NOTHING
    RETURNING *
  `.execute(trx)
  await indexRows(trx, 'team', created)
}

/** A team that has its name only gets the Portuguese one. */
const renameTeam = async (
  trx: Transaction<Database>,
  { row, team }: { readonly row: NamedTeam; readonly team: TeamNames },
): Promise<void> => {
  const { name_en, short_name_en, name_zh, short_name_zh, name_pt, short_name_pt } = team
  const names =
    row.name_en === name_en
      ? { name_pt, short_name_pt }
      : { name_en, short_name_en, name_zh, short_name_zh, name_pt, short_name_pt }
  const written = await trx.updateTable('team').set(names).where('id', '=', row.id).returningAll().execute()
  await indexRows(trx, 'team', written)
}
