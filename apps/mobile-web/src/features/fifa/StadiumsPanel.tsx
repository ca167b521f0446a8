import type { Endpoints, Match, ReplyOf } from '@org/api-client/contract'
import { EmptyState, Illustration, ListGroup, ListRow } from '@org/ui/basics'
import { useSearchParams } from 'react-router'
import { useLocale } from '../../hooks/use-locale'
import { useTranslation } from '../../i18n/use-translation'
import { CupMatches } from './CupMatches'

interface StadiumsPanelProps {
  stadiums: ReplyOf<Endpoints['getFifaTopic']>['stadiums']
  matches: readonly Match[]
}

/** The grounds of the tournament, the largest first; one of them, which is in the address, with its matches. */
export const StadiumsPanel = ({ stadiums, matches }: StadiumsPanelProps) => {
  const { t } = useTranslation('fifa')
  const locale = useLocale()
  const [query, setQuery] = useSearchParams()
  const chosen = stadiums[Number(query.get('stadium') ?? NaN) - 1]
  const choose = (at: number | null) =>
    setQuery((params) => {
      if (at === null) params.delete('stadium')
      else params.set('stadium', String(at))
      return params
    })
  if (stadiums.length === 0)
    return <EmptyState icon={<Illustration kind="empty" />} title={t(($) => $.empty.stadiums)} />
  const seats = (capacity: number) =>
    t(($) => $.stadium.seats, { count: capacity, formatted: capacity.toLocaleString(locale) })
  if (chosen)
    return (
      <>
        <ListGroup>
          <ListRow title={chosen.name} value={seats(chosen.capacity)} />
          <ListRow title={t(($) => $.stadium.all)} onPress={() => choose(null)} />
        </ListGroup>
        <CupMatches matches={matches.filter(({ id }) => chosen.matchids.includes(id))} />
      </>
    )
  return (
    <ListGroup>
      {stadiums.map(({ name, capacity, matchids }, at) => (
        <ListRow
          key={name}
          title={name}
          note={t(($) => $.stadium.matches, { count: matchids.length })}
          value={seats(capacity)}
          onPress={() => choose(at + 1)}
        />
      ))}
    </ListGroup>
  )
}
