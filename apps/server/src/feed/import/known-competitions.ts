import { SPORT } from '@org/domain'
import type { Stage } from '../../ports/match-writer'
import { tieRuleOf } from '../../services/leagues/tie-rule'

export interface KnownCompetition {
  /** A pattern for the name of a file's competition. */
  readonly name: RegExp
  /** The id in the catalogue; null for a competition that only imports have. */
  readonly id: number | null
  readonly zh: string
  readonly shortZh: string
  readonly pt: string
  /** The IANA zone of times without a zone. */
  readonly zone: string
  /** The tie-breaker of teams with equal points. */
  readonly ties: Stage['tie_rule']
}

const known = (
  name: RegExp,
  id: number | null,
  zh: string,
  shortZh: string,
  pt: string,
  zone: string,
  ties: Stage['tie_rule'] = id === null ? 'difference' : tieRuleOf({ id, sport: SPORT.football }),
): KnownCompetition => ({
  name,
  id,
  zh,
  shortZh,
  pt,
  zone,
  ties,
})

/** The known competitions. Their ids are those of the catalogue's leagues. */
const KNOWN: readonly KnownCompetition[] = [
  known(/^World Cup (\d{4}) Qualifying/, null, '世界杯预选赛', '世预赛', 'Eliminatórias da Copa do Mundo', 'UTC'),
  // From 2026 on head-to-head results are the first tie-breaker.
  known(
    /^World Cup 20(2[6-9]|[3-9]\d)/,
    null,
    '国际足联世界杯',
    '世界杯',
    'Copa do Mundo',
    'UTC',
    'head_to_head_goals',
  ),
  known(/^World Cup (\d{4})/, null, '国际足联世界杯', '世界杯', 'Copa do Mundo', 'UTC'),
  known(/English Premier League/, 1010, '英格兰足球超级联赛', '英超', 'Campeonato Inglês', 'Europe/London'),
  known(/Spain Primera División/, 1030, '西班牙足球甲级联赛', '西甲', 'Campeonato Espanhol', 'Europe/Madrid'),
  known(/Deutsche Bundesliga/, 1040, '德国足球甲级联赛', '德甲', 'Campeonato Alemão', 'Europe/Berlin'),
  known(/Italian Serie A/, 1050, '意大利足球甲级联赛', '意甲', 'Campeonato Italiano', 'Europe/Rome'),
  known(/French Ligue 1/, 1060, '法国足球甲级联赛', '法甲', 'Campeonato Francês', 'Europe/Paris'),
  known(/Brasileiro Série A/, 1070, '巴西足球甲级联赛', '巴西甲', 'Campeonato Brasileiro Série A', 'America/Sao_Paulo'),
  known(/China.*Super League/, 1090, '中国足球超级联赛', '中超', 'Superliga Chinesa', 'Asia/Shanghai'),
]

/** The known competition for the name in a file; null if unknown. */
export const knownCompetition = (name: string): KnownCompetition | null =>
  KNOWN.find((row) => row.name.test(name)) ?? null
