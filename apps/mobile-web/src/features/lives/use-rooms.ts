import type { ListedRoom } from '@org/api-client/contract'
import { useEffect, useEffectEvent, useState } from 'react'
import { liveApi } from '../../api/live'
import type { More, PagedQuery } from '../../parts/page/use-paged'
import { useAppDispatch } from '../../store/store'

const { useGetRealLivesQuery } = liveApi

/** How a list of rooms is kept up to date. */
export const FRESH = {
  pollingInterval: 30_000,
  skipPollingIfUnfocused: true,
  refetchOnMountOrArgChange: 15,
  refetchOnReconnect: true,
} as const
const PAGE_SIZE = 20

/**
 * The rooms on air of a category, page by page. The first page, which the server has drawn for a first visit, is kept up to
 * date, and the loaded later pages with it. A room that is on two pages is shown once, as the first of them has it.
 */
export const useRooms = (categoryid: number, skip: boolean): PagedQuery<ListedRoom> => {
  const first = useGetRealLivesQuery({ categoryid, size: PAGE_SIZE }, { ...FRESH, skip })
  const { currentData, fulfilledTimeStamp } = first
  const { pages, state, load } = useLaterPages(categoryid, fulfilledTimeStamp)
  const isLast = (pages.at(-1) ?? currentData?.list ?? []).length < PAGE_SIZE
  return {
    ...first,
    currentData: currentData && { list: eachOnce([currentData.list, ...pages].flat()) },
    more: { state: isLast && state !== 'loading' ? 'end' : state, load: () => void load() },
  }
}

const eachOnce = (rooms: readonly ListedRoom[]): readonly ListedRoom[] => {
  const byId = new Map<number, ListedRoom>()
  for (const room of rooms) if (!byId.has(room.id)) byId.set(room.id, room)
  return [...byId.values()]
}

interface LaterPages {
  readonly pages: readonly (readonly ListedRoom[])[]
  readonly state: Exclude<More['state'], 'end'>
}

const NONE: LaterPages = { pages: [], state: 'idle' }

/** The pages after the first one, by category: a page can arrive when another category is shown. */
const useLaterPages = (categoryid: number, firstArrived: number | undefined) => {
  const dispatch = useAppDispatch()
  const [byCategory, setByCategory] = useState<Readonly<Record<number, LaterPages>>>({})
  const later = byCategory[categoryid] ?? NONE
  const change = (changed: (later: LaterPages) => LaterPages) =>
    setByCategory((all) => ({ ...all, [categoryid]: changed(all[categoryid] ?? NONE) }))
  const ask = (at: number) => {
    const request = { categoryid, size: PAGE_SIZE, page: at + 2 }
    return dispatch(liveApi.endpoints.getRealLives.initiate(request, { subscribe: false, forceRefetch: true }))
  }
  const load = async () => {
    const at = later.pages.length
    change(({ pages }) => ({ pages, state: 'loading' }))
    const { data } = await ask(at)
    change(({ pages }) =>
      data
        ? { pages: [...pages.slice(0, at), data.list, ...pages.slice(at + 1)], state: 'idle' }
        : { pages, state: 'failed' },
    )
  }
  const askAgain = useEffectEvent(async () => {
    if (later.pages.length === 0) return
    const replies = await Promise.all(later.pages.map((_, at) => ask(at)))
    change(({ pages, state }) => ({ pages: pages.map((page, at) => replies[at]?.data?.list ?? page), state }))
  })
  useEffect(() => {
    if (firstArrived !== undefined) void askAgain()
  }, [categoryid, firstArrived])
  return { ...later, load }
}
