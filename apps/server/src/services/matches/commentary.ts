import type { Commentary } from '@org/api-client/contract'
import { SPORT, whistleName, type MatchSportId } from '@org/domain'
import { hashText } from '../../ports/seeded-random'
import type { PlayKind } from '../../ports/match-writer'
import type { PlayTable } from '../../store/matches/detail-tables'
import type { Language } from '../language'
import { commentaryTexts, extraTimeTexts, periodTexts } from './commentary-texts'
import { playerIn, secondIn } from './incidents'

interface SideNames {
  readonly home: string
  readonly away: string
}

/** The lines of the text commentary on plays. The id and the text of a line never change. */
export const commentaryOn = (
  plays: readonly PlayTable[],
  { sport, names, lang }: { sport: MatchSportId; names: SideNames; lang: Language },
): Commentary[] =>
  plays.flatMap((play) => {
    const text = textOf(sport, play, names, lang)
    if (text === null) return []
    return [
      {
        id: play.seq,
        clock: clockOf(sport, play),
        text,
        important: IMPORTANT.includes(play.kind) ? 1 : 0,
        home_score: play.home,
        away_score: play.away,
      },
    ]
  })

const IMPORTANT: readonly PlayKind[] = [
  'period',
  'goal',
  'own_goal',
  'penalty_goal',
  'penalty_missed',
  'red_card',
  'second_yellow',
  'shootout_goal',
  'shootout_missed',
  'var',
  'map',
]

const textOf = (sport: MatchSportId, play: PlayTable, names: SideNames, lang: Language): string | null => {
  if (play.kind === 'period') return periodText(sport, play, lang)
  const row = commentaryTexts[play.kind]
  if (!row) return null
  const second = secondIn(play, lang)
  const choices = (play.second_en !== null && row.partner !== undefined ? row.partner : row.alone)[lang]
  const text = choices[hashText(`${play.match_id}/${play.seq - 1}`) % Math.max(1, choices.length)]
  if (text === undefined) return null
  const team = play.side === 'none' ? '' : names[play.side]
  const player = playerIn(play, lang) || UNNAMED[lang]
  return text
    .replaceAll('{team}{player}', team + (isLatin(team.at(-1)) && isLatin(player[0]) ? ' ' : '') + player)
    .replaceAll('{team}', team)
    .replaceAll('{player}', player)
    .replaceAll('{second}', second)
    .replaceAll('{score}', `${play.home}-${play.away}`)
    .replaceAll('{n}', `${play.minute}`)
}

const periodText = (sport: MatchSportId, { value, minute }: PlayTable, lang: Language): string | null => {
  const part = sport === SPORT.football ? whistleName({ status: value, minute }) : null
  const text = part === null ? undefined : extraTimeTexts[lang][part]
  return text ?? periodTexts[sport][lang][value]?.replace('{n}', `${minute}`) ?? null
}

/** Some imported goals have no scorer. */
const UNNAMED: Readonly<Record<Language, string>> = { zh: '球员', 'pt-BR': 'Jogador' }

const isLatin = (letter: string | undefined): boolean => /[\w.]/.test(letter ?? '')

/** The moment of a play as text: `45+2'`, `Q3 04:12`, `#2 14'`. */
export const clockOf = (
  sport: MatchSportId,
  { minute, added, kind }: Pick<PlayTable, 'minute' | 'added' | 'kind'>,
): string => {
  if (sport === SPORT.football) return added > 0 ? `${minute}+${added}'` : `${minute}'`
  if (sport === SPORT.esport) return kind === 'period' ? `#${minute}` : `#${minute} ${added}'`
  const period = minute > 4 ? `OT${minute - 4}` : `Q${minute}`
  return `${period} ${twoDigits(Math.floor(added / 60))}:${twoDigits(added % 60)}`
}

const twoDigits = (value: number): string => `${value}`.padStart(2, '0')
