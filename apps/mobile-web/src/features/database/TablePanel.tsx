import type { Endpoints, ReplyOf, LeagueStanding, StandingZone } from '@org/api-client/contract'
import { FilterChips, ListGroup, ListRow } from '@org/ui/basics'
import { StandingsTable, type StandingsColumn, type StandingsRow, type StandingsZone } from '@org/ui/sport'
import { databaseApi } from '../../api/database'
import { useTranslation } from '../../i18n/use-translation'
import { shortName } from '../../matches/team-names'
import { useLeaveOut } from '../../matches/leave-out'
import { LeftOutNote } from '../../parts/LeftOutNote'
import { QueryView } from '../../parts/page/QueryView'
import { useAppSelector } from '../../store/store'
import { useLeagueAddress } from './use-league-address'

const { useGetEventIntegralQuery } = databaseApi

type Tables = ReplyOf<Endpoints['getEventIntegral']>

const SCOPES = ['total', 'home', 'away'] as const

/** The tables of a season: all matches, at home or away, which is in the address. */
export const TablePanel = () => {
  const { t } = useTranslation('database')
  const { path, scope, choose } = useLeagueAddress()
  const tables = useGetEventIntegralQuery({ ...path, scope, ...useLeaveOut() }, { refetchOnReconnect: true })
  return (
    <>
      <FilterChips
        label={t(($) => $.table.scope)}
        chips={SCOPES.map((id) => ({ id, label: t(($) => $.table.scopes[id]) }))}
        selectedId={scope}
        onSelect={(id) => choose('scope', id)}
      />
      <LeftOutNote />
      <QueryView
        query={tables}
        skeleton={{ kind: 'text', count: 12 }}
        empty={{
          when: ({ groups }) => groups.length === 0,
          show: { title: t(($) => $.table.empty), hint: t(($) => $.table.emptyHint) },
        }}
      >
        {(shown) => <Tables tables={shown} sport={path.sport} />}
      </QueryView>
    </>
  )
}

interface TablesProps {
  tables: Tables
  sport: keyof typeof COLUMNS
}

/** What is most read comes first: the others are reached by scrolling on narrow screens. */
const COLUMNS = {
  football: ['played', 'won', 'drawn', 'lost', 'goalDifference', 'points', 'goals'],
  basketball: ['played', 'won', 'lost', 'pointDifference', 'points', 'scores'],
} as const

const TONES: Readonly<Record<StandingZone, StandingsZone['tone']>> = {
  champions: 'first',
  libertadores: 'first',
  asia: 'first',
  advance: 'first',
  europa: 'second',
  sudamericana: 'second',
  conference: 'third',
  promotion: 'first',
  promotion_playoff: 'third',
  relegation_playoff: 'third',
  relegation: 'last',
}

const ZONES = Object.keys(TONES) as StandingZone[]

const Tables = ({ tables, sport }: TablesProps) => {
  const { t } = useTranslation('database')
  // After a split, opponents may be in another table.
  const teams = tables.groups.flatMap(({ list }) => list.map(({ team }) => team))
  const rowOf = useStandingsRow(COLUMNS[sport], teams)
  const columns = COLUMNS[sport].map((id): StandingsColumn => ({
    id,
    label: t(($) => $.table.columns[id].label),
    name: t(($) => $.table.columns[id].name),
    isMain: id === 'points',
  }))
  return (
    <>
      <StandingsTable
        caption={t(($) => $.table.caption)}
        teamLabel={t(($) => $.table.team)}
        columns={columns}
        zones={ZONES.map((id) => ({ id, tone: TONES[id], label: t(($) => $.table.zones[id]) }))}
        form={{
          label: t(($) => $.table.form),
          letters: {
            win: t(($) => $.table.letters.win),
            draw: t(($) => $.table.letters.draw),
            loss: t(($) => $.table.letters.loss),
          },
        }}
        groups={tables.groups.map(({ id, name, list }) => ({
          id: String(id),
          ...(name !== '' && { name }),
          rows: list.map(rowOf),
        }))}
      />
      <Decisions tables={tables} />
      <ListGroup>
        <ListRow title={t(($) => $.table.ties)} value={t(($) => $.table.rules[tables.tie_rule])} />
      </ListGroup>
    </>
  )
}

/** What the league decided: the stars in the table. */
const Decisions = ({ tables }: { tables: Tables }) => {
  const { t } = useTranslation('database')
  const lang = useAppSelector((state) => state.preferences.lang)
  const decided = tables.groups.flatMap(({ list }) =>
    list.flatMap(({ team, decision }) => (decision ? [{ team, decision }] : [])),
  )
  if (decided.length === 0) return null
  const textOf = ({ points, expelled, annulled }: (typeof decided)[number]['decision']) => [
    ...(expelled === 1 ? [t(($) => $.table.expelled)] : []),
    ...(annulled === 1 ? [t(($) => $.table.annulled)] : []),
    ...(points < 0 ? [t(($) => $.table.pointsOff, { count: -points })] : []),
    ...(points > 0 ? [t(($) => $.table.pointsGiven, { count: points })] : []),
  ]
  return (
    <ListGroup title={t(($) => $.table.decisions)}>
      {decided.map(({ team, decision }) => (
        <ListRow
          key={team.id}
          title={`* ${shortName(team, lang)}`}
          note={decision.reason}
          value={textOf(decision).join(' · ')}
        />
      ))}
    </ListGroup>
  )
}

type ColumnId = (typeof COLUMNS)[keyof typeof COLUMNS][number]

/** The row of a team; its opponents are among the teams. */
const useStandingsRow = (columns: readonly ColumnId[], teams: readonly LeagueStanding['team'][]) => {
  const { t } = useTranslation('database')
  const lang = useAppSelector((state) => state.preferences.lang)
  return (standing: LeagueStanding): StandingsRow => ({
    id: String(standing.team.id),
    place: standing.place,
    team: `${shortName(standing.team, lang)}${standing.decision ? ' *' : ''}`,
    logo: standing.team.logo,
    ...(standing.zone && { zoneId: standing.zone }),
    values: columns.map((column) => valueOf(column, standing)),
    form: standing.form.map(({ match_id, opponent_id, result, scored, conceded }) => {
      const opponent = teams.find(({ id }) => id === opponent_id)
      return {
        id: String(match_id),
        result,
        label: t(($) => $.table.formMatch, {
          score: `${scored}–${conceded}`,
          opponent: opponent ? shortName(opponent, lang) : '',
          result: t(($) => $.table.letters[result]),
        }),
      }
    }),
  })
}

const valueOf = (column: ColumnId, standing: LeagueStanding): string | number => {
  const { scored, conceded } = standing
  if (column === 'goals' || column === 'scores') return `${scored}/${conceded}`
  if (column !== 'goalDifference' && column !== 'pointDifference') return standing[column]
  return scored > conceded ? `+${scored - conceded}` : scored - conceded
}
