import type { ListedRoom } from '@org/api-client/contract'
import { anchorApi } from '../../api/anchors'
import { usePaged } from '../../parts/page/use-paged'
import { RoomsPage, type RoomsProps } from './RoomsPage'

const { useGetNoMatchLiveListInfiniteQuery } = anchorApi

const FRESH = {
  pollingInterval: 30_000,
  skipPollingIfUnfocused: true,
  refetchOnMountOrArgChange: 15,
  refetchOnReconnect: true,
} as const
const idOf = ({ id }: ListedRoom) => id

/** The rooms on air in which an anchor only talks. */
const MatchlessRooms = (props: RoomsProps) => (
  <RoomsPage {...props} query={usePaged(useGetNoMatchLiveListInfiniteQuery({}, FRESH), idOf)} />
)

export default MatchlessRooms
