import type { BookmakerOdds, Match } from '@org/api-client/contract'
import { formatDecimal, isFinished } from '@org/domain'
import { OddsTable } from '@org/ui/sport'
import { useTranslation } from '../../i18n/use-translation'
import { matchDetailApi } from '../../api/match-details'
import { useLocale } from '../../hooks/use-locale'
import { PanelViews } from '../page/PanelViews'
import { QueryView } from '../page/QueryView'
import { useLivePolling } from './live-polling'
import type { DetailSport } from './detail-sport'
import { useMoment } from './moment'
import { OddsMovement } from './OddsMovement'
import { oddsUntil } from './odds-until'

const { useMatchOddQuery } = matchDetailApi

const MARKETS = ['winner', 'handicap', 'total'] as const
type Market = (typeof MARKETS)[number]

/** The odds of the bookmakers, with their movements. */
export const OddsPanel = ({ sport, match }: { sport: DetailSport; match: Match }) => {
  const { t } = useTranslation('match')
  const { minute } = useMoment()
  const query = useMatchOddQuery({ sport, matchid: match.id }, useLivePolling(match))
  const isOver = isFinished(match.sport_id, match.status)
  return (
    <QueryView
      query={query}
      skeleton={{ kind: 'text' }}
      empty={{
        when: ({ list }) => list.length === 0,
        show: { title: t(($) => (isOver ? $.empty.oddsOfAll : $.empty.odds)) },
      }}
    >
      {({ list }) => (
        <PanelViews
          label={t(($) => $.odds.markets)}
          views={MARKETS.map((id) => ({ id, label: t(($) => $.odds[nameOf(id, sport)]) }))}
        >
          {(market) => {
            const rows = oddsUntil(list, minute?.until ?? null).filter((row) => row.market === market)
            return (
              <>
                <Market market={market} name={nameOf(market, sport)} rows={rows} />
                {market === 'winner' && rows[0] && <OddsMovement sport={sport} row={rows[0]} match={match} />}
              </>
            )
          }}
        </PanelViews>
      )}
    </QueryView>
  )
}

/** Only football has draws. */
const nameOf = (market: Market, sport: DetailSport) =>
  market === 'winner' && sport !== 'football' ? 'winnerOfTwo' : market

interface MarketProps {
  market: Market
  name: ReturnType<typeof nameOf>
  rows: readonly BookmakerOdds[]
}

const Market = ({ market, name, rows }: MarketProps) => {
  const { t } = useTranslation('match')
  const locale = useLocale()
  const twoWay = rows.every(({ current }) => current.draw === 0)
  const columns = market === 'winner' ? (twoWay ? ['home', 'away'] : ['home', 'draw', 'away']) : LINE_COLUMNS[market]
  return (
    <OddsTable
      caption={t(($) => $.odds[name])}
      bookmakerLabel={t(($) => $.odds.bookmaker)}
      columns={columns.map((column) => t(($) => $.odds.columns[column as keyof typeof $.odds.columns]))}
      labels={{ opening: t(($) => $.odds.opening), up: t(($) => $.odds.up), down: t(($) => $.odds.down) }}
      rows={rows.map((row) => ({
        id: row.company,
        bookmaker: row.company,
        opening: columns.map((column) => price(row, 'opening', column, locale)),
        current: columns.map((column) => ({ value: price(row, 'current', column, locale), ...move(row, column) })),
      }))}
    />
  )
}

const LINE_COLUMNS = { handicap: ['home', 'line', 'away'], total: ['over', 'line', 'under'] } as const
const PRICE_OF: Record<string, 'home' | 'draw' | 'away'> = {
  home: 'home',
  draw: 'draw',
  away: 'away',
  over: 'home',
  under: 'away',
}

const price = (row: BookmakerOdds, when: 'opening' | 'current', column: string, locale: string): string => {
  const key = PRICE_OF[column]
  // A line is a multiple of 0.5.
  const text = key
    ? formatDecimal(row[when][key], 2, locale)
    : formatDecimal(row.line, row.line % 1 === 0 ? 0 : 1, locale)
  return text ?? ''
}

/** The direction of a price since the market opened. */
const move = (row: BookmakerOdds, column: string): { move?: 'up' | 'down' } => {
  const key = PRICE_OF[column]
  const change = key ? row.current[key] - row.opening[key] : 0
  return change === 0 ? {} : { move: change > 0 ? 'up' : 'down' }
}
