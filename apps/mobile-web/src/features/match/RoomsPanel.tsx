import type { LiveRoom } from '@org/api-client/contract'
import { RoomCard } from '../../parts/RoomCard'
import grid from '../../parts/RoomCard.module.css'

/** The rooms that show this match. */
export const RoomsPanel = ({ rooms }: { rooms: readonly LiveRoom[] }) => (
  <ul className={grid.grid}>
    {rooms.map((room, index) => (
      <li key={room.id}>
        <RoomCard room={room} index={index} />
      </li>
    ))}
  </ul>
)
