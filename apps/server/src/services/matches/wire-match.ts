import type { Match } from '@org/api-client/contract'
import type { Language } from '../language'
import type { CompetitionRow, MatchRow, TeamRow } from '../../store/matches/matches'
import { crestAddress, eventAddress, type CrestSize } from './crest-address'

/** Converts a database row to a match of the contract, with crests for a list or for the head of a page. */
export const wireMatch = (row: MatchRow, lang: Language, crests: CrestSize = 'small'): Match => ({
  id: row.id,
  sport_id: row.sport_id as Match['sport_id'],
  ...row.state,
  kickoff_time: row.kickoff_time,
  live: row.live ? 1 : 0,
  attented: row.attented ? 1 : 0,
  event_id: row.competition.id,
  hometeam: wireTeam(row.home, crests),
  awayteam: wireTeam(row.away, crests),
  matchevent: wireEvent(row.competition),
  round: roundIn(row.round, lang),
  odds: row.odds,
  stamp: row.stamp,
})

const wireTeam = (team: TeamRow, crests: CrestSize): Match['hometeam'] => ({
  id: team.id,
  name_zh: team.name_zh,
  short_name_zh: team.short_name_zh,
  name_en: team.name_en,
  short_name_en: team.short_name_en,
  name_pt: team.name_pt,
  short_name_pt: team.short_name_pt,
  logo: crestAddress(crests, team.id),
  country_logo: `/media/flag/${team.country}.svg`,
})

const wireEvent = (event: CompetitionRow): Match['matchevent'] => ({
  id: event.id,
  logo: eventAddress(event.id),
  name_zh: event.name_zh,
  short_name_zh: event.short_name_zh,
  name_en: event.name_en,
  short_name_en: event.short_name_en,
  name_pt: event.name_pt,
  short_name_pt: event.short_name_pt,
})

/** Rounds are stored in English; known ones are translated to the viewer's language. */
const roundIn = (round: string, lang: Language): string => {
  const matchday = /^Matchday (\d+)$/.exec(round)?.[1]
  if (matchday !== undefined) return lang === 'zh' ? `第${matchday}轮` : `Rodada ${matchday}`
  const group = /^Group ([A-Z])$/.exec(round)?.[1]
  if (group !== undefined) return lang === 'zh' ? `${group}组` : `Grupo ${group}`
  return ROUNDS[round]?.[lang] ?? round
}

const ROUNDS: Readonly<Record<string, Readonly<Record<Language, string>>>> = {
  'Round of 64': { zh: '64强赛', 'pt-BR': '32 avos de final' },
  'Round of 32': { zh: '32强赛', 'pt-BR': '16 avos de final' },
  'Round of 16': { zh: '1/8决赛', 'pt-BR': 'Oitavas de final' },
  'Quarter-final': { zh: '1/4决赛', 'pt-BR': 'Quartas de final' },
  'Semi-final': { zh: '半决赛', 'pt-BR': 'Semifinal' },
  'Match for third place': { zh: '季军赛', 'pt-BR': 'Disputa do terceiro lugar' },
  Final: { zh: '决赛', 'pt-BR': 'Final' },
}
