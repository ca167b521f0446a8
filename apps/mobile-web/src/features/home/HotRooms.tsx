import { pagePath } from '@org/domain'
import { useTranslation } from '../../i18n/use-translation'
import { liveApi } from '../../api/live'
import { ItemList } from '../../parts/page/ItemList'
import { QueryView } from '../../parts/page/QueryView'
import { RoomCard } from '../../parts/RoomCard'
import { Section } from './Section'

const { useGetRealLivesQuery } = liveApi

const MOST = 4
const POLL_MS = 30_000

export const useHotRooms = () =>
  useGetRealLivesQuery(
    { size: MOST },
    { pollingInterval: POLL_MS, skipPollingIfUnfocused: true, refetchOnMountOrArgChange: 15, refetchOnReconnect: true },
  )

/** The rooms with the most viewers. */
export const HotRooms = ({ query }: { query: ReturnType<typeof useHotRooms> }) => {
  const { t } = useTranslation('home')
  if (query.currentData?.list.length === 0) return null
  return (
    <Section title={t(($) => $.hotRooms)} more={{ label: t(($) => $.allRooms), to: pagePath('lives') }}>
      <QueryView query={query} skeleton={{ kind: 'live', count: 4 }}>
        {({ list }) => (
          <ItemList items={list} keyOf={({ id }) => id} grid>
            {(room, index) => <RoomCard room={room} index={index} />}
          </ItemList>
        )}
      </QueryView>
    </Section>
  )
}
