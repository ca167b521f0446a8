import type { Commentary } from '@org/api-client/contract'
import { SPORT } from '@org/domain'
import type { Language } from '../../services/language'
import type { MatchPlan } from '../../store/matches/stored-plan'
import { playsUntil, type MatchScript, type Play } from '../simulation/match-script'
import { hashText } from '../../ports/seeded-random'
import { commentaryTexts, periodTexts } from './commentary-texts'
import { nameIn } from './incidents'

interface SideNames {
  readonly home: string
  readonly away: string
}

/** Lines of the text commentary after a line's id, oldest first. The id of a line never changes. */
export const commentaryAfter = (
  plan: MatchPlan,
  script: MatchScript,
  { at, startId, limit, names, lang }: { at: number; startId: number; limit: number; names: SideNames; lang: Language },
): Commentary[] => {
  const lines: Commentary[] = []
  const plays = playsUntil(script, at)
  for (let index = startId; index < plays.length && lines.length < limit; index += 1) {
    const play = plays[index]
    const text = play ? textOf(plan, play, index, names, lang) : null
    if (!play || text === null) continue
    lines.push({
      id: index + 1,
      clock: clockOf(plan, play),
      text,
      important: IMPORTANT.includes(play.kind) ? 1 : 0,
      home_score: play.home,
      away_score: play.away,
    })
  }
  return lines
}

const IMPORTANT: readonly Play['kind'][] = [
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

const textOf = (plan: MatchPlan, play: Play, index: number, names: SideNames, lang: Language): string | null => {
  if (play.kind === 'period') return periodTexts[plan.sport][lang][play.value]?.replace('{n}', `${play.minute}`) ?? null
  const row = commentaryTexts[play.kind]
  if (!row) return null
  const withPartner = play.second !== null && row.partner !== undefined
  const choices = (withPartner ? row.partner : row.alone)?.[lang] ?? []
  const text = choices[hashText(`${plan.id}/${index}`) % Math.max(1, choices.length)]
  if (text === undefined) return null
  const team = play.side === 'none' ? '' : names[play.side]
  const player = nameIn(play.player, lang) || UNNAMED[lang]
  return text
    .replaceAll('{team}{player}', team + (isLatin(team.at(-1)) && isLatin(player[0]) ? ' ' : '') + player)
    .replaceAll('{team}', team)
    .replaceAll('{player}', player)
    .replaceAll('{second}', nameIn(play.second, lang))
    .replaceAll('{score}', `${play.home}-${play.away}`)
    .replaceAll('{n}', `${play.minute}`)
}

/** Some imported goals have no scorer. */
const UNNAMED: Readonly<Record<Language, string>> = { zh: '球员', 'pt-BR': 'Jogador' }

const isLatin = (letter: string | undefined): boolean => /[\w.]/.test(letter ?? '')

const clockOf = ({ sport }: MatchPlan, { minute, added, kind }: Play): string => {
  if (sport === SPORT.football) return added > 0 ? `${minute}+${added}'` : `${minute}'`
  if (sport === SPORT.esport) return kind === 'period' ? `#${minute}` : `#${minute} ${added}'`
  const period = minute > 4 ? `OT${minute - 4}` : `Q${minute}`
  return `${period} ${twoDigits(Math.floor(added / 60))}:${twoDigits(added % 60)}`
}

const twoDigits = (value: number): string => `${value}`.padStart(2, '0')
