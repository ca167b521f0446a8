import type { Match } from '@org/api-client/contract'
import { formatDecimal } from '@org/domain'
import { ListGroup, ListRow, Tag } from '@org/ui/basics'
import { useLocale } from '../../hooks/use-locale'
import { useTranslation } from '../../i18n/use-translation'
import { shortName } from '../../matches/team-names'
import { useAppSelector } from '../../store/store'
import { CardTitle } from '../../parts/match/CardTitle'
import { useMoment } from '../../parts/match/moment'
import styles from './StatusPanel.module.css'
import { useRatings, type RatedPlayer } from '../../parts/match/use-ratings'

const SHOWN = 5
/** From here on a rating is said to be good. */
const GOOD = 7

/** The best players of a football match that is over, and for what they are rated. Nothing without ratings. */
export const BestPlayers = ({ match }: { match: Match }) => {
  const { t } = useTranslation('analysis')
  const lang = useAppSelector((state) => state.preferences.lang)
  const locale = useLocale()
  const { minute } = useMoment()
  const reasonsOf = useReasons()
  const ratings = useRatings(match)
  const best = ratings.toSorted((a, b) => b.rating - a.rating).slice(0, SHOWN)
  if (best.length === 0 || minute !== null) return null
  return (
    <ListGroup className={styles.best} aria-label={t(($) => $.ratings.best)}>
      <ListRow title={<CardTitle text={t(($) => $.ratings.best)} />} note={t(($) => $.ratings.name)} />
      {best.map((player) => (
        <ListRow
          key={`${player.side} ${player.number} ${player.name}`}
          title={player.name}
          note={[shortName(player.side === 'home' ? match.hometeam : match.awayteam, lang), ...reasonsOf(player)].join(
            ' · ',
          )}
          end={<Tag tone={player.rating >= GOOD ? 'good' : 'neutral'}>{formatDecimal(player.rating, 1, locale)}</Tag>}
        />
      ))}
      <ListRow title={t(($) => $.ratings.how)} note={t(($) => $.ratings.facts)} />
    </ListGroup>
  )
}

/** The facts that raised or lowered a rating, in words. */
const useReasons = () => {
  const { t } = useTranslation('analysis')
  return ({ goals, penaltyGoals, assists, conceded, position, yellowCards, redCards }: RatedPlayer): string[] => {
    const facts = [
      [t(($) => $.ratings.goals), goals + penaltyGoals],
      [t(($) => $.ratings.assists), assists],
      [t(($) => $.ratings.cards), yellowCards + redCards],
    ] as const
    const counted = facts.flatMap(([name, count]) => (count > 0 ? [`${name} ${count}`] : []))
    const isClean = conceded === 0 && (position === 'goalkeeper' || position === 'defender')
    return isClean ? [...counted, t(($) => $.ratings.cleanSheet)] : counted
  }
}
