import type { Match } from '@org/api-client/contract'
import type { ModelReading } from '@org/domain'
import { useLocale } from '../../hooks/use-locale'
import { useTranslation } from '../../i18n/use-translation'
import { shortName } from '../../matches/team-names'
import { useAppSelector } from '../../store/store'

/** What a model says of a match, in words with its chance. */
export const useReadingText = (): ((reading: ModelReading, match: Match) => string) => {
  const { t } = useTranslation('models')
  const lang = useAppSelector((state) => state.preferences.lang)
  const percent = new Intl.NumberFormat(useLocale(), { style: 'percent' })
  return (reading, match) => {
    const chance = percent.format(reading.chance)
    const nameOf = (side: 'home' | 'away') => shortName(side === 'home' ? match.hometeam : match.awayteam, lang)
    switch (reading.model) {
      case 'upset': {
        const team = nameOf(reading.favourite)
        return reading.fails ? t(($) => $.says.upset, { team, chance }) : t(($) => $.says.favourite, { team, chance })
      }
      case 'diversity': {
        const index = Math.round(reading.value * 100)
        return reading.outcome === 'draw'
          ? t(($) => $.says.diversityDraw, { index, chance })
          : t(($) => $.says.diversity, { index, team: nameOf(reading.outcome), chance })
      }
      case 'poisson':
        return t(($) => $.says.score, { score: `${reading.score.home}–${reading.score.away}`, chance })
      case 'margin':
        return reading.margin === 0
          ? t(($) => $.says.even, { chance })
          : t(($) => $.says.margin, {
              team: nameOf(reading.margin > 0 ? 'home' : 'away'),
              count: Math.abs(reading.margin),
              chance,
            })
    }
  }
}
