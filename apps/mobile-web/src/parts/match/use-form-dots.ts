import type { FormDot, FormLetters } from '@org/ui/sport'
import { useTranslation } from '../../i18n/use-translation'
import { shortName } from '../../matches/team-names'
import { useAppSelector } from '../../store/store'
import { resultOf } from './outcome-of'
import type { PastResult } from './past-results'

/** Puts the last results of a team, the newest first, into the words of `FormDots`. */
export const useFormDots = () => {
  const { t } = useTranslation('analysis')
  const lang = useAppSelector((state) => state.preferences.lang)
  const letters: FormLetters = {
    win: t(($) => $.form.letters.win),
    draw: t(($) => $.form.letters.draw),
    loss: t(($) => $.form.letters.loss),
  }
  const dotsOf = (teamId: number, results: readonly PastResult[]): FormDot[] =>
    results.toReversed().map((match) => {
      const result = resultOf(match, teamId)
      const isHome = match.hometeam.id === teamId
      return {
        id: match.id,
        result,
        label: t(($) => $.form.dot, {
          score: isHome ? `${match.home_score}–${match.away_score}` : `${match.away_score}–${match.home_score}`,
          team: shortName(isHome ? match.awayteam : match.hometeam, lang),
          result: t(($) => $.form.results[result]),
        }),
      }
    })
  return { letters, dotsOf }
}
