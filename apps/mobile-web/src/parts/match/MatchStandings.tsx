import type { Match, Standing } from '@org/api-client/contract'
import { StandingsTable } from '@org/ui/sport'
import { useTranslation } from '../../i18n/use-translation'
import { shortName } from '../../matches/team-names'
import { LeftOutNote } from '../LeftOutNote'
import { useAppSelector } from '../../store/store'
import type { DetailSport } from './detail-sport'

interface MatchStandingsProps {
  sport: DetailSport
  match: Match
  list: readonly Standing[]
  title: string
}

const COLUMNS = {
  football: ['played', 'won', 'drawn', 'lost', 'goals', 'points'],
  basketball: ['played', 'won', 'lost', 'goals'],
  esport: ['played', 'won', 'lost', 'points'],
} as const

/** Lines of the table of a match, in which both teams are marked. */
export const MatchStandings = ({ sport, match, list, title }: MatchStandingsProps) => {
  const { t } = useTranslation('analysis')
  const lang = useAppSelector((state) => state.preferences.lang)
  const columns = COLUMNS[sport]
  const valueOf = (row: Standing, column: (typeof columns)[number]) =>
    column === 'goals' ? `${row.scored}:${row.conceded}` : row[column]
  return (
    <>
      <LeftOutNote />
      <StandingsTable
        caption={title}
        teamLabel={t(($) => $.team)}
        columns={columns.map((id) => ({
          id,
          label: t(($) => $.columns[id].short),
          name: t(($) => $.columns[id].name),
          isMain: id === 'points',
        }))}
        groups={[
          {
            id: 'all',
            name: title,
            rows: list.map((row) => ({
              id: String(row.team.id),
              place: row.place,
              team: shortName(row.team, lang),
              logo: row.team.logo,
              values: columns.map((column) => valueOf(row, column)),
              isHighlighted: row.team.id === match.hometeam.id || row.team.id === match.awayteam.id,
            })),
          },
        ]}
      />
    </>
  )
}
