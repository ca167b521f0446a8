import { ListRow } from '@org/ui/basics'
import { TeamLogo } from '@org/ui/sport'
import { useHref, useNavigate } from 'react-router'
import { leaguePath } from '../../matches/league-path'

interface LeagueRowProps {
  league: { id: number; sport_id: number; logo: string }
  name: string
}

/** A league, with a link to its page. */
export const LeagueRow = ({ league, name }: LeagueRowProps) => {
  const navigate = useNavigate()
  const to = leaguePath(league)
  return (
    <ListRow
      icon={<TeamLogo name={name} src={league.logo} size="medium" />}
      title={name}
      href={useHref(to)}
      onPress={() => void navigate(to)}
    />
  )
}
