import { Star } from 'lucide-react'
import { useTranslation } from '../../i18n/use-translation'
import { matchApi } from '../../api/matches'
import { useAppSelector } from '../../store/store'
import { MatchRow } from '../../parts/MatchRow'
import { ListPage } from '../../parts/page/ListPage'
import { SimulatedNote } from '../../parts/SimulatedNote'

const { useGetAttentMatchlistQuery } = matchApi

/** The matches that the user has collected. */
const CollectedScreen = () => {
  const { t } = useTranslation('scores')
  const viewer = useAppSelector(({ session }) => session.token !== '' || session.guest !== null)
  const query = useGetAttentMatchlistQuery({}, { skip: !viewer, refetchOnMountOrArgChange: true })
  return (
    <ListPage
      title={t(($) => $.collected)}
      head={<SimulatedNote />}
      query={query}
      skeleton="match"
      empty={{ icon: <Star />, title: t(($) => $.empty.collected), hint: t(($) => $.empty.collectedHint) }}
      keyOf={({ sport_id, id }) => `${sport_id}:${id}`}
    >
      {(match) => <MatchRow match={match} />}
    </ListPage>
  )
}

export default CollectedScreen
