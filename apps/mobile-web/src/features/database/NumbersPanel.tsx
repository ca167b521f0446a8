import { formatDecimal } from '@org/domain'
import { ListGroup, ListRow } from '@org/ui/basics'
import { databaseApi } from '../../api/database'
import { useLocale } from '../../hooks/use-locale'
import { useTranslation } from '../../i18n/use-translation'
import { useLeaveOut } from '../../matches/leave-out'
import { LeftOutNote } from '../../parts/LeftOutNote'
import { QueryView } from '../../parts/page/QueryView'
import { useLeagueAddress } from './use-league-address'

const { useGetEventViewQuery } = databaseApi

/** What the results of a season add up to: matches, goals or points, and who won. */
export const NumbersPanel = () => {
  const { t } = useTranslation('database')
  const locale = useLocale()
  const { path } = useLeagueAddress()
  const numbers = useGetEventViewQuery({ ...path, ...useLeaveOut() }, { refetchOnReconnect: true })
  const isFootball = path.sport === 'football'
  const percent = new Intl.NumberFormat(locale, { style: 'percent' })
  return (
    <>
      <LeftOutNote />
      <QueryView
        query={numbers}
        skeleton={{ kind: 'text', count: 6 }}
        empty={{
          when: ({ played }) => played === 0,
          show: { title: t(($) => $.numbers.empty), hint: t(($) => $.numbers.emptyHint) },
        }}
      >
        {({ matches, played, scored, home_wins, draws, away_wins }) => {
          const share = (count: number) => `${count} · ${percent.format(count / played)}`
          return (
            <ListGroup>
              <ListRow title={t(($) => $.numbers.played)} value={`${played} / ${matches}`} />
              <ListRow title={t(($) => (isFootball ? $.numbers.goals : $.numbers.points))} value={String(scored)} />
              <ListRow
                title={t(($) => (isFootball ? $.numbers.goalsEach : $.numbers.pointsEach))}
                value={formatDecimal(scored / played, isFootball ? 2 : 1, locale) ?? ''}
              />
              <ListRow title={t(($) => $.numbers.homeWins)} value={share(home_wins)} />
              {isFootball && <ListRow title={t(($) => $.numbers.draws)} value={share(draws)} />}
              <ListRow title={t(($) => $.numbers.awayWins)} value={share(away_wins)} />
            </ListGroup>
          )
        }}
      </QueryView>
    </>
  )
}
