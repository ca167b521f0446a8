import { SPORT } from '@org/domain'
import { assetPath } from '@org/site-brands'
import { EmptyState } from '@org/ui/basics'
import { House } from 'lucide-react'
import { useTranslation } from '../../i18n/use-translation'
import { useNow } from '../../hooks/use-now'
import { useDayMatches } from '../../matches/use-day-matches'
import { Failure } from '../../parts/page/Failure'
import { Page } from '../../parts/page/Page'
import { queryState, type Query } from '../../parts/page/query-state'
import { SimulatedNote } from '../../parts/SimulatedNote'
import { useBrand } from '../../site/brand-context'
import { useBrandText } from '../../site/use-brand-text'
import { useMode } from '../../site/mode'
import { useToday } from '../../site/zone-context'
import styles from './HomeScreen.module.css'
import { HotRooms, useHotRooms } from './HotRooms'
import { LeadMatch } from './LeadMatch'
import { leadStory } from './lead-story'
import { NowMatches } from './NowMatches'
import { nowMatches } from './now-matches'

/**
 * The home screen: the match of the moment, the rooms with the most viewers, and the matches in play or about to start, by
 * sport. What leads is not repeated below.
 */
const HomeScreen = () => {
  const { t } = useTranslation('home')
  const rooms = useHotRooms()
  const now = useNow(60)
  const lead = leadStory(rooms.currentData?.list ?? [])
  const today = useToday()
  const sports = [
    { sport: SPORT.football, list: useDayMatches(today, SPORT.football) },
    { sport: SPORT.basketball, list: useDayMatches(today, SPORT.basketball) },
    { sport: SPORT.esport, list: useDayMatches(today, SPORT.esport) },
  ]
  const queries: readonly Query<unknown>[] = [rooms, ...sports.map(({ list }) => list)]
  const failed = queries.every((query) => queryState(query).kind === 'failed')
  const empty =
    rooms.currentData?.list.length === 0 &&
    sports.every(({ list }) => list.currentData && nowMatches(list.currentData, now).length === 0)
  const retry = () => {
    for (const { refetch } of queries) void refetch()
  }
  return (
    <Page title={<Logo />} updatedAt={rooms.fulfilledTimeStamp}>
      {failed ? (
        <Failure onRetry={retry} retrying={queries.some(({ isFetching }) => isFetching)} />
      ) : empty ? (
        <EmptyState icon={<House />} title={t(($) => $.empty)} hint={t(($) => $.emptyHint)} />
      ) : (
        <>
          {lead && <LeadMatch key={lead.match.id} lead={lead} />}
          <HotRooms query={rooms} lead={lead} />
          <SimulatedNote />
          {sports.map(({ sport, list }) => (
            <NowMatches key={sport} sport={sport} list={list} lead={lead} />
          ))}
        </>
      )}
    </Page>
  )
}

const Logo = () => {
  const brand = useBrand()
  const { name } = useBrandText()
  const mode = useMode()
  return (
    <h1>
      <img src={assetPath(brand, mode === 'dark' ? 'logoDark' : 'logo')} alt={name} className={styles.logo} />
    </h1>
  )
}

export default HomeScreen
