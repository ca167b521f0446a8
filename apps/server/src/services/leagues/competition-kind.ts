import type { CompetitionKind, Stage } from '../../ports/match-writer'
import type { CompetitionRow } from '../../store/matches/matches'

/** As its source says, otherwise as its names do. */
export const competitionKind = ({
  kind,
  name_en,
  name_zh,
  name_pt,
}: Pick<CompetitionRow, 'kind' | 'name_en' | 'name_zh' | 'name_pt'>): CompetitionKind => {
  const names = [name_en, name_zh, name_pt].join(' ')
  return kind ?? (FRIENDLY.test(names) ? 'friendly' : CUP.test(names) ? 'cup' : 'league')
}

/** Whether a stage has a table. A league of friendlies has none, whatever its source says. */
export const hasTable = (competition: CompetitionRow, kind: Stage['kind']): boolean =>
  kind === 'group' || (kind === 'league' && competitionKind(competition) !== 'friendly')

const FRIENDLY = /\b(friendl(y|ies)|amistosos?)\b|友谊赛|热身赛/i
/** A language that joins words has others before these. */
const CUP =
  /(?<!\p{L})(super[ -]?|re)?(cup|copa|coppa|coupe|taça|taca|beker|shield|trophy|trofeo|troféu|trophée)(?!\p{L})|pokal(?!\p{L})|schaal(?!\p{L})|杯|盾/iu
