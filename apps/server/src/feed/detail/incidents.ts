import type { Incident } from '@org/api-client/contract'
import type { PlayerName } from '../catalogue/player-names'
import { playsUntil, type MatchScript, type PlayKind } from '../simulation/match-script'
import type { Language } from '../../services/language'

const KINDS: readonly PlayKind[] = [
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
]

const isIncident = (kind: PlayKind): kind is Incident['kind'] => KINDS.includes(kind)

/** What a football match is remembered by, up to a second of play. Ids count from 1 and never change. */
export const incidentsUntil = (script: MatchScript, at: number, lang: Language): Incident[] =>
  playsUntil(script, at).flatMap(({ kind, minute, added, side, player, second, home, away, value }, index) =>
    isIncident(kind)
      ? [
          {
            id: index + 1,
            minute,
            added,
            kind,
            side,
            player: nameIn(player, lang),
            second_player: nameIn(second, lang),
            home_score: home,
            away_score: away,
            status: kind === 'period' ? value : 0,
          },
        ]
      : [],
  )

/** Chinese names in Chinese, Latin letters in every other language. */
export const nameIn = (name: PlayerName | null, lang: Language): string =>
  name === null ? '' : lang === 'zh' ? name[1] : name[0]
