import { pagePath } from '@org/domain'
import { SkeletonList } from '@org/ui/basics'
import { useTranslation } from '../../i18n/use-translation'
import { liveApi } from '../../api/live'
import { RoomCard } from '../../parts/RoomCard'
import grid from '../../parts/RoomCard.module.css'
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
export const HotRooms = ({ query: { currentData: data } }: { query: ReturnType<typeof useHotRooms> }) => {
  const { t } = useTranslation('home')
  const { t: common } = useTranslation()
  if (data?.list.length === 0) return null
  return (
    <Section title={t(($) => $.hotRooms)} more={{ label: t(($) => $.allRooms), to: pagePath('lives') }}>
      {data ? (
        <ul className={grid.grid}>
          {data.list.map((room, index) => (
            <li key={room.id}>
              <RoomCard room={room} index={index} />
            </li>
          ))}
        </ul>
      ) : (
        <SkeletonList kind="live" count={4} label={common(($) => $.loading)} />
      )}
    </Section>
  )
}
