import type { ListedRoom } from '@org/api-client/contract'
import type { ReactNode } from 'react'
import { useTranslation } from '../../i18n/use-translation'
import { ListPage } from '../../parts/page/ListPage'
import type { PagedQuery } from '../../parts/page/use-paged'
import { RoomCard } from '../../parts/RoomCard'

export interface RoomsProps {
  /** What the page has above the rooms. */
  head: { title: string; actions: ReactNode; filters: ReactNode }
  /** The name of a room's category. */
  tagOf: (room: ListedRoom) => string | undefined
}

/** The page of a list of rooms on air. */
export const RoomsPage = ({ head, tagOf, query }: RoomsProps & { query: PagedQuery<ListedRoom> }) => {
  const { t } = useTranslation('live')
  return (
    <ListPage
      {...head}
      query={query}
      skeleton="live"
      empty={{ title: t(($) => $.empty), hint: t(($) => $.emptyHint) }}
      keyOf={({ id }) => id}
      grid
    >
      {(room, index) => <RoomCard room={room} index={index} tag={tagOf(room)} />}
    </ListPage>
  )
}
