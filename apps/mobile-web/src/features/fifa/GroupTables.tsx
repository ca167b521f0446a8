import type { GroupTable } from '@org/api-client/contract'
import { pagePath } from '@org/domain'
import { EmptyState, Illustration } from '@org/ui/basics'
import { StandingsTable } from '@org/ui/sport'
import { useHref, useNavigate } from 'react-router'
import { useTranslation } from '../../i18n/use-translation'
import { shortName } from '../../matches/team-names'
import { LeftOutNote } from '../../parts/LeftOutNote'
import { useAppSelector } from '../../store/store'
import styles from './fifa.module.css'

/** In the order of the table of a league. */
const COLUMNS = ['played', 'won', 'drawn', 'lost', 'difference', 'points', 'goals'] as const

interface GroupTablesProps {
  groups: readonly GroupTable[]
  /** The id of the team that the page is about. */
  highlighted?: number
}

/** The tables of groups; each team leads to its page. */
export const GroupTables = ({ groups, highlighted }: GroupTablesProps) => {
  const { t } = useTranslation('fifa')
  const lang = useAppSelector((state) => state.preferences.lang)
  const navigate = useNavigate()
  const base = useHref('/')
  const [first] = groups
  if (!first) return <EmptyState icon={<Illustration kind="empty" />} title={t(($) => $.empty.groups)} />
  const caption = groups.length === 1 ? t(($) => $.group, { name: first.name }) : t(($) => $.tabs.groups)
  return (
    <div className={styles.part}>
      <LeftOutNote />
      <StandingsTable
        caption={caption}
        teamLabel={t(($) => $.team)}
        columns={COLUMNS.map((id) => ({
          id,
          label: t(($) => $.columns[id].label),
          name: t(($) => $.columns[id].name),
          isMain: id === 'points',
        }))}
        zones={[{ id: 'qualified', label: t(($) => $.qualified), tone: 'first' }]}
        groups={groups.map(({ name, rows }) => ({
          id: name,
          name,
          rows: rows.map(({ team, ...row }) => ({
            id: String(team.id),
            place: row.place,
            team: shortName(team, lang),
            logo: team.logo,
            href: base.replace(/\/$/, '') + pagePath('fifaTeam', { id: team.id }),
            isHighlighted: team.id === highlighted,
            ...(row.qualified === 1 ? { zoneId: 'qualified' } : {}),
            values: [
              row.played,
              row.won,
              row.drawn,
              row.lost,
              difference(row),
              row.points,
              `${row.scored}/${row.conceded}`,
            ],
          })),
        }))}
        onTeam={(id) => void navigate(pagePath('fifaTeam', { id: Number(id) }))}
      />
    </div>
  )
}

const difference = ({ scored, conceded }: { scored: number; conceded: number }) =>
  scored > conceded ? `+${scored - conceded}` : scored - conceded
