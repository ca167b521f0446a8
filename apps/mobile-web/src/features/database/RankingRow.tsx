import type { Ranked } from '@org/api-client/contract'
import { RankRow } from '@org/ui/account'
import { TeamLogo } from '@org/ui/sport'
import { useTranslation } from '../../i18n/use-translation'
import { shortName } from '../../matches/team-names'
import { useAppSelector } from '../../store/store'

interface RankingRowProps {
  ranked: Ranked
  /** What the ranking is by. */
  values: 'scorers' | 'assists' | 'teams' | 'cards' | 'points'
  /** The league, in a ranking of several. */
  where?: string
  /** The page that it opens, if any. */
  href?: string
  onOpen?: () => void
}

/** A player or a team in a ranking. */
export const RankingRow = ({ ranked, values, where, ...link }: RankingRowProps) => {
  const { t } = useTranslation('database')
  const lang = useAppSelector((state) => state.preferences.lang)
  const { place, player, team, value, penalties, red } = ranked
  const teamName = shortName(team, lang)
  const notes = [
    player && teamName,
    where,
    penalties > 0 && t(($) => $.ranking.penalties, { count: penalties }),
    red > 0 && t(($) => $.ranking.red, { count: red }),
  ].filter(Boolean)
  return (
    <RankRow
      rank={place}
      name={player || teamName}
      picture={<TeamLogo name={teamName} src={team.logo} size="medium" />}
      {...(notes.length > 0 && { note: notes.join(' · ') })}
      value={String(value)}
      valueLabel={t(($) => $.ranking.values[values])}
      {...link}
    />
  )
}
