import type { LiveRoom } from '@org/api-client/contract'
import { ItemList } from '../../parts/page/ItemList'
import { useTranslation } from '../../i18n/use-translation'
import { RoomCard } from '../../parts/RoomCard'

/** The rooms that show this match. */
export const RoomsPanel = ({ rooms }: { rooms: readonly LiveRoom[] }) => {
  const { t } = useTranslation('match')
  return (
    <ItemList label={t(($) => $.tabs.anchors)} items={rooms} keyOf={({ id }) => id} grid>
      {(room, index) => <RoomCard room={room} index={index} />}
    </ItemList>
  )
}
