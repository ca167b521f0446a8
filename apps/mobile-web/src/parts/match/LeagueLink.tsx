import type { Match } from '@org/api-client/contract'
import { SPORT } from '@org/domain'
import { ListGroup, ListRow } from '@org/ui/basics'
import { TeamLogo } from '@org/ui/sport'
import { useHref, useNavigate } from 'react-router'
import { useTranslation } from '../../i18n/use-translation'
import { leaguePath } from '../../matches/league-path'
import { fullName } from '../../matches/team-names'
import { useAppSelector } from '../../store/store'

/** Leads to the page of the league of a match. Leagues of esports have none. */
export const LeagueLink = ({ match: { sport_id, matchevent } }: { match: Match }) => {
  const { t } = useTranslation('analysis')
  const navigate = useNavigate()
  const lang = useAppSelector((state) => state.preferences.lang)
  const to = leaguePath({ id: matchevent.id, sport_id })
  const href = useHref(to)
  if (sport_id === SPORT.esport) return null
  const name = fullName(matchevent, lang)
  return (
    <ListGroup>
      <ListRow
        icon={<TeamLogo name={name} src={matchevent.logo} size="medium" />}
        title={name}
        note={t(($) => $.league)}
        href={href}
        onPress={() => void navigate(to)}
      />
    </ListGroup>
  )
}
