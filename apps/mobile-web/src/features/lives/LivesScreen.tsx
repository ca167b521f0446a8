import { FilterChips } from '@org/ui/basics'
import { useTranslation } from '../../i18n/use-translation'
import { useSearchParams } from 'react-router'
import { liveApi } from '../../api/live'
import { ListPage } from '../../parts/page/ListPage'
import { RoomCard } from '../../parts/RoomCard'

const { useGetCategoryQuery, useGetRealLivesQuery } = liveApi

const POLL_MS = 30_000
const PAGE_SIZE = 60

/** The rooms on air, by category. The category is in the URL. */
const LivesScreen = () => {
  const { t } = useTranslation('live')
  const [query, setQuery] = useSearchParams()
  const categories = useGetCategoryQuery({})
  const known = categories.data?.list ?? []
  const selected = known.find(({ id }) => String(id) === query.get('category'))?.id ?? 0
  const lives = useGetRealLivesQuery(
    { categoryid: selected, size: PAGE_SIZE },
    { pollingInterval: POLL_MS, skipPollingIfUnfocused: true, refetchOnMountOrArgChange: 15, refetchOnReconnect: true },
  )
  return (
    <ListPage
      title={t(($) => $.title)}
      filters={
        <FilterChips
          label={t(($) => $.category)}
          chips={[
            { id: '0', label: t(($) => $.all) },
            ...known.map(({ id, name }) => ({ id: String(id), label: name })),
          ]}
          selectedId={String(selected)}
          onSelect={(id) => setQuery(id === '0' ? {} : { category: id }, { replace: true })}
        />
      }
      query={lives}
      skeleton="live"
      empty={{ title: t(($) => $.empty), hint: t(($) => $.emptyHint) }}
      keyOf={({ id }) => id}
      grid
    >
      {(room, index) => (
        <RoomCard room={room} index={index} tag={known.find(({ id }) => id === room.categoryid)?.name} />
      )}
    </ListPage>
  )
}

export default LivesScreen
