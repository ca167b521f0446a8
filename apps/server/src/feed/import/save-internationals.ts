import type { Transaction } from 'kysely'
import type { Ids } from '../../ports/match-writer'
import {
  allInternationals,
  replaceComputed,
  saveInternationals,
  saveShootouts,
  teamsWithInternationals,
} from '../../store/matches/internationals'
import type { Database } from '../../store/schema'
import { idIn } from './id-in'
import { nationName } from './nation-name'
import { fifaRanks } from './fifa-ranks'
import type { FileResult, ResultsFile } from './read-results-file'
import { tournamentEntries } from './tournament-entries'

/**
 * Stores results of national teams, then computes ranking and tournaments from all that are stored. Only teams of FIFA
 * count: those that played a World Cup or its qualification. Returns the number of results that were stored.
 */
export const saveResultsFiles = async (
  trx: Transaction<Database>,
  files: readonly ResultsFile[],
  ensureTeams: (names: readonly string[]) => Promise<Ids>,
): Promise<number> => {
  const results = files.flatMap((file) => (file.kind === 'results' ? file.content : []))
  const members = new Set([...(await teamsWithInternationals(trx)), ...membersIn(results)])
  const counted = results.filter(({ home, away }) => members.has(nationName(home)) && members.has(nationName(away)))
  const ids = await ensureTeams([...members])
  const idsOf = ({ home, away }: { home: string; away: string }) => ({
    home_id: idIn(ids, nationName(home)),
    away_id: idIn(ids, nationName(away)),
  })
  await saveInternationals(
    trx,
    counted.map((row) => ({ ...row, ...idsOf(row) })),
  )
  const shootouts = files.flatMap((file) => (file.kind === 'shootouts' ? file.content : []))
  await saveShootouts(
    trx,
    shootouts
      .filter(({ home, away }) => members.has(nationName(home)) && members.has(nationName(away)))
      .map(({ day, home_won_shootout, ...teams }) => ({ day, home_won_shootout, ...idsOf(teams) })),
  )
  const stored = await allInternationals(trx)
  await replaceComputed(trx, { ranks: fifaRanks(stored), entries: tournamentEntries(stored) })
  return counted.length
}

const WORLD_CUP = /^FIFA World Cup( qualification)?$/

const membersIn = (results: readonly FileResult[]): string[] =>
  results.flatMap(({ tournament, home, away }) =>
    WORLD_CUP.test(tournament) ? [nationName(home), nationName(away)] : [],
  )
