import { pagePath } from '@org/domain'
import { useTranslation } from '../../i18n/use-translation'
import { liveApi } from '../../api/live'
import { ItemList } from '../../parts/page/ItemList'
import { QueryView } from '../../parts/page/QueryView'
import { RoomCard } from '../../parts/RoomCard'
import type { Lead } from './lead-story'
import { Section } from '../../parts/Section'

const { useGetRealLivesQuery } = liveApi

const MOST = 4
/** One more, because the room of the lead story is not repeated. */
const FETCHED = 5
const POLL_MS = 30_000

export const useHotRooms = () =>
  useGetRealLivesQuery(
    { size: FETCHED },
    { pollingInterval: POLL_MS, skipPollingIfUnfocused: true, refetchOnMountOrArgChange: 15, refetchOnReconnect: true },
  )

interface HotRoomsProps {
  query: ReturnType<typeof useHotRooms>
  lead: Lead | null
}

/** The rooms with the most viewers, without those of the lead story. */
export const HotRooms = ({ query, lead }: HotRoomsProps) => {
  const { t } = useTranslation('home')
  const others = query.currentData?.list.filter((room) => !lead?.rooms.includes(room)).slice(0, MOST)
  if (others?.length === 0) return null
  return (
    <Section title={t(($) => $.hotRooms)} more={{ label: t(($) => $.allRooms), to: pagePath('lives') }}>
      <QueryView query={{ ...query, currentData: others }} skeleton={{ kind: 'live', count: 4 }}>
        {(list) => (
          <ItemList label={t(($) => $.hotRooms)} items={list} keyOf={({ id }) => id} grid>
            {(room, index) => <RoomCard room={room} index={index} />}
          </ItemList>
        )}
      </QueryView>
    </Section>
  )
}
