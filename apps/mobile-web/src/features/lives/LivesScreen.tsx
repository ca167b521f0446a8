import { AppBar, EmptyState, FilterChips, SkeletonList } from '@org/ui/basics'
import { MonitorPlay } from 'lucide-react'
import { useTranslation } from '../../i18n/use-translation'
import { useSearchParams } from 'react-router'
import { liveApi } from '../../api/live'
import { LoadFailed } from '../../parts/LoadFailed'
import { RoomCard } from '../../parts/RoomCard'
import grid from '../../parts/RoomCard.module.css'
import styles from './LivesScreen.module.css'

const { useGetCategoryQuery, useGetRealLivesQuery } = liveApi

const POLL_MS = 30_000
const PAGE_SIZE = 60

/** The rooms on air, by category. The category is in the URL. */
const LivesScreen = () => {
  const { t } = useTranslation('live')
  const { t: common } = useTranslation()
  const [query, setQuery] = useSearchParams()
  const categories = useGetCategoryQuery({})
  const known = categories.data?.list ?? []
  const selected = known.find(({ id }) => String(id) === query.get('category'))?.id ?? 0
  const lives = useGetRealLivesQuery(
    { categoryid: selected, size: PAGE_SIZE },
    { pollingInterval: POLL_MS, skipPollingIfUnfocused: true, refetchOnMountOrArgChange: 15, refetchOnReconnect: true },
  )
  const rooms = lives.currentData?.list
  return (
    <>
      <AppBar title={t(($) => $.title)} />
      <main>
        <FilterChips
          className={styles.categories}
          label={t(($) => $.category)}
          chips={[
            { id: '0', label: t(($) => $.all) },
            ...known.map(({ id, name }) => ({ id: String(id), label: name })),
          ]}
          selectedId={String(selected)}
          onSelect={(id) => setQuery(id === '0' ? {} : { category: id }, { replace: true })}
        />
        {rooms ? (
          rooms.length === 0 ? (
            <EmptyState icon={<MonitorPlay />} title={t(($) => $.empty)} hint={t(($) => $.emptyHint)} />
          ) : (
            <ul className={grid.grid}>
              {rooms.map((room, index) => (
                <li key={room.id}>
                  <RoomCard room={room} index={index} tag={known.find(({ id }) => id === room.categoryid)?.name} />
                </li>
              ))}
            </ul>
          )
        ) : lives.isError && !lives.isFetching ? (
          <LoadFailed onRetry={() => void lives.refetch()} />
        ) : (
          <SkeletonList kind="live" label={common(($) => $.loading)} />
        )}
      </main>
    </>
  )
}

export default LivesScreen
