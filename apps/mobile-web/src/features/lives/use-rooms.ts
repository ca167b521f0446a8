import type { ListedRoom } from '@org/api-client/contract'
import { useState } from 'react'
import { liveApi } from '../../api/live'
import type { PagedQuery } from '../../parts/page/use-paged'

const { useGetRealLivesQuery, useLazyGetRealLivesQuery } = liveApi

const POLL_MS = 30_000
const PAGE_SIZE = 20

/**
 * The rooms on air of a category, page by page. The first page, which the server has drawn for a first visit, is kept up to
 * date; a room that it has got meanwhile is shown once.
 */
export const useRooms = (categoryid: number): PagedQuery<ListedRoom> => {
  const first = useGetRealLivesQuery(
    { categoryid, size: PAGE_SIZE },
    { pollingInterval: POLL_MS, skipPollingIfUnfocused: true, refetchOnMountOrArgChange: 15, refetchOnReconnect: true },
  )
  const [fetchPage, next] = useLazyGetRealLivesQuery()
  const [later, setLater] = useState<{ categoryid: number; pages: readonly (readonly ListedRoom[])[] } | null>(null)
  const pages = later?.categoryid === categoryid ? later.pages : []
  const load = async () => {
    const reply = await fetchPage({ categoryid, size: PAGE_SIZE, page: pages.length + 2 })
    if (reply.data) setLater({ categoryid, pages: [...pages, reply.data.list] })
  }
  const { currentData } = first
  const all = currentData && new Map([currentData.list, ...pages].flat().map((room) => [room.id, room]))
  const isLast = (pages.at(-1) ?? currentData?.list ?? []).length < PAGE_SIZE
  return {
    ...first,
    currentData: all && { list: [...all.values()] },
    more: {
      state: next.isFetching ? 'loading' : isLast ? 'end' : next.isError ? 'failed' : 'idle',
      load: () => void load(),
    },
  }
}
