import { AppBar, EmptyState, SkeletonList } from '@org/ui/basics'
import { Star } from 'lucide-react'
import { useTranslation } from '../../i18n/use-translation'
import { matchApi } from '../../api/matches'
import { useBack } from '../../hooks/use-back'
import { LoadFailed } from '../../parts/LoadFailed'
import { useAppSelector } from '../../store/store'
import { MatchRow } from '../../parts/MatchRow'
import { SimulatedNote } from '../../parts/SimulatedNote'

const { useGetAttentMatchlistQuery } = matchApi

/** The matches that the user has collected. */
const CollectedScreen = () => {
  const { t } = useTranslation('scores')
  const { t: common } = useTranslation()
  const back = useBack()
  const viewer = useAppSelector(({ session }) => session.token !== '' || session.guest !== null)
  const { data, isError, isFetching, refetch } = useGetAttentMatchlistQuery(
    {},
    { skip: !viewer, refetchOnMountOrArgChange: true },
  )
  return (
    <>
      <AppBar title={t(($) => $.collected)} back={{ label: common(($) => $.back), onPress: back }} />
      <main>
        <SimulatedNote />
        {data ? (
          data.list.length === 0 ? (
            <EmptyState icon={<Star />} title={t(($) => $.empty.collected)} hint={t(($) => $.empty.collectedHint)} />
          ) : (
            data.list.map((match) => <MatchRow key={`${match.sport_id}:${match.id}`} match={match} />)
          )
        ) : isError ? (
          <LoadFailed retrying={isFetching} onRetry={() => void refetch()} />
        ) : (
          <SkeletonList kind="match" label={common(($) => $.loading)} />
        )}
      </main>
    </>
  )
}

export default CollectedScreen
