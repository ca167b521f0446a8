import type { ListedRoom } from '@org/api-client/contract'
import { livePagesApi } from '../../api/live'
import { usePaged } from '../../parts/page/use-paged'
import { FRESH } from './use-rooms'

const { useGetNoMatchLiveListInfiniteQuery } = livePagesApi

const idOf = ({ id }: ListedRoom) => id

/** The rooms on air in which an anchor only talks. */
export const useMatchless = (skip: boolean) =>
  usePaged(useGetNoMatchLiveListInfiniteQuery({}, { ...FRESH, skip }), idOf)
