import type { LiveRoom } from '@org/api-client/contract'
import { ItemList } from '../../parts/page/ItemList'
import { RoomCard } from '../../parts/RoomCard'

/** The rooms that show this match. */
export const RoomsPanel = ({ rooms }: { rooms: readonly LiveRoom[] }) => (
  <ItemList items={rooms} keyOf={({ id }) => id} grid>
    {(room, index) => <RoomCard room={room} index={index} />}
  </ItemList>
)
