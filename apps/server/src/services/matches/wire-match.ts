import type { Match } from '@org/api-client/contract'
import type { Language } from '../language'
import type { CompetitionRow, MatchRow, TeamRow } from '../../store/matches/matches'
import { crestAddress, eventAddress, type CrestSize } from './crest-address'

/** A replay has the goals of a real match; the rest of its course is simulated. */
const SIMULATED: readonly string[] = ['simulation', 'replay']

/** Converts a database row to a match of the contract, with crests for a list or for the head of a page. */
export const wireMatch = (row: MatchRow, lang: Language, crests: CrestSize = 'small'): Match => ({
  id: row.id,
  sport_id: row.sport_id as Match['sport_id'],
  ...row.state,
  kickoff_time: row.kickoff_time,
  live: row.live ? 1 : 0,
  attented: row.attented ? 1 : 0,
  simulated: SIMULATED.includes(row.origin) ? 1 : 0,
  awarded: row.awarded ? 1 : 0,
  event_id: row.competition.id,
  hometeam: wireTeam(row.home, crests),
  awayteam: wireTeam(row.away, crests),
  matchevent: wireEvent(row.competition),
  round: roundIn(row.round, lang),
  odds: row.odds,
  stamp: row.stamp,
})

/**
 * A match of a long list: teams have only their short name, and names only the language of the caller, because names are
 * most of what a list downloads.
 */
export const listedMatch = (row: MatchRow, lang: Language): Match => {
  const { hometeam, awayteam, matchevent, ...match } = wireMatch(row, lang)
  const inLanguage = namesIn(lang)
  return {
    ...match,
    hometeam: { ...hometeam, ...inLanguage(hometeam, false) },
    awayteam: { ...awayteam, ...inLanguage(awayteam, false) },
    matchevent: { ...matchevent, ...inLanguage(matchevent, true) },
  }
}

const NO_NAMES = {
  name_zh: '',
  short_name_zh: '',
  name_en: '',
  short_name_en: '',
  name_pt: '',
  short_name_pt: '',
}

const namesIn =
  (lang: Language) =>
  (names: typeof NO_NAMES, isFull: boolean): typeof NO_NAMES =>
    lang === 'zh'
      ? { ...NO_NAMES, name_zh: isFull ? names.name_zh : '', short_name_zh: names.short_name_zh || names.short_name_en }
      : { ...NO_NAMES, name_pt: isFull ? names.name_pt : '', short_name_pt: names.short_name_pt || names.short_name_en }

export const wireTeam = (team: TeamRow, crests: CrestSize = 'small'): Match['hometeam'] => ({
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

export const wireEvent = (event: CompetitionRow): Match['matchevent'] => ({
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
export const roundIn = (round: string, lang: Language): string => {
  const matchday = /^Matchday (\d+)$/.exec(round)?.[1]
  if (matchday !== undefined) return lang === 'zh' ? `第${matchday}轮` : `Rodada ${matchday}`
  const [, half, number] = /^((?:Championship|Relegation) (?:round|group)) (\d+)$/i.exec(round) ?? []
  if (half !== undefined)
    return lang === 'zh' ? `${partIn(half, lang)}第${number}轮` : `${partIn(half, lang)}, rodada ${number}`
  const group = /^Group ([A-Z])$/.exec(round)?.[1]
  if (group !== undefined) return lang === 'zh' ? `${group}组` : `Grupo ${group}`
  // `UEFA Second Round Play-offs, Path A, Final`.
  return round
    .split(', ')
    .map((part) => partIn(part, lang))
    .join(lang === 'zh' ? ' ' : ', ')
}

const partIn = (part: string, lang: Language): string => {
  const path = /^Path(?:way)? (\w)$/.exec(part)?.[1]
  if (path !== undefined) return lang === 'zh' ? `${path}路径` : `Caminho ${path}`
  return (ROUNDS[part] ?? ROUNDS[part.replace(/s$/, '')])?.[lang] ?? part
}

const ROUNDS: Readonly<Record<string, Readonly<Record<Language, string>>>> = {
  'Round of 64': { zh: '64强赛', 'pt-BR': '32 avos de final' },
  'Round of 32': { zh: '32强赛', 'pt-BR': '16 avos de final' },
  'Round of 16': { zh: '1/8决赛', 'pt-BR': 'Oitavas de final' },
  'Quarter-final': { zh: '1/4决赛', 'pt-BR': 'Quartas de final' },
  'Semi-final': { zh: '半决赛', 'pt-BR': 'Semifinal' },
  'Match for third place': { zh: '季军赛', 'pt-BR': 'Disputa do terceiro lugar' },
  League: { zh: '常规赛', 'pt-BR': 'Fase de classificação' },
  'Championship round': { zh: '争冠组', 'pt-BR': 'Grupo do título' },
  'Championship group': { zh: '争冠组', 'pt-BR': 'Grupo do título' },
  'Relegation round': { zh: '保级组', 'pt-BR': 'Grupo do rebaixamento' },
  'Relegation group': { zh: '保级组', 'pt-BR': 'Grupo do rebaixamento' },
  'Relegation play-off': { zh: '升降级附加赛', 'pt-BR': 'Repescagem' },
  'Promotion play-off': { zh: '升级附加赛', 'pt-BR': 'Repescagem do acesso' },
  'Play-off': { zh: '附加赛', 'pt-BR': 'Repescagem' },
  Final: { zh: '决赛', 'pt-BR': 'Final' },
  'UEFA Second Round Play-offs': { zh: '欧洲区附加赛', 'pt-BR': 'Repescagem da Europa' },
  'Inter-confederation Play-offs': { zh: '洲际附加赛', 'pt-BR': 'Repescagem mundial' },
}
