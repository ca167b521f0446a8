import type { Incident } from '@org/api-client/contract'
import type { PlayKind } from '../../ports/match-writer'
import type { PlayTable } from '../../store/matches/detail-tables'
import type { Language } from '../language'

/** The kinds of plays that are incidents of a football match. */
export const INCIDENT_KINDS = [
  'period',
  'goal',
  'own_goal',
  'penalty_goal',
  'penalty_missed',
  'shootout_goal',
  'shootout_missed',
  'yellow_card',
  'second_yellow',
  'red_card',
  'substitution',
  'var',
] as const satisfies readonly Incident['kind'][]

const isIncident = (kind: PlayKind): kind is Incident['kind'] => INCIDENT_KINDS.some((known) => known === kind)

export const incidentsIn = (plays: readonly PlayTable[], lang: Language): Incident[] =>
  plays.flatMap(({ seq, kind, side, minute, added, home, away, value, ...names }) =>
    isIncident(kind)
      ? [
          {
            id: seq,
            minute,
            added,
            kind,
            side,
            player: playerIn(names, lang),
            second_player: secondIn(names, lang),
            home_score: home,
            away_score: away,
            status: kind === 'period' ? value : 0,
          },
        ]
      : [],
  )

type Names = Pick<PlayTable, 'player_en' | 'player_zh' | 'second_en' | 'second_zh'>

/** Chinese names in Chinese if they are known, otherwise Latin letters. */
export const playerIn = ({ player_en, player_zh }: Names, lang: Language): string => nameIn(lang, player_en, player_zh)

export const secondIn = ({ second_en, second_zh }: Names, lang: Language): string => nameIn(lang, second_en, second_zh)

const nameIn = (lang: Language, latin: string | null, chinese: string | null): string =>
  (lang === 'zh' && chinese) || (latin ?? '')
