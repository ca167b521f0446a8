import { SPORT } from '@org/domain'
import { assetPath } from '@org/site-brands'
import { AppBar, EmptyState } from '@org/ui/basics'
import { House } from 'lucide-react'
import { useTranslation } from '../../i18n/use-translation'
import { useNow } from '../../hooks/use-now'
import { useDayMatches } from '../../matches/use-day-matches'
import { LoadFailed } from '../../parts/LoadFailed'
import { SimulatedNote } from '../../parts/SimulatedNote'
import { useBrand } from '../../site/brand-context'
import { useBrandText } from '../../site/use-brand-text'
import { useMode } from '../../site/mode'
import { useToday } from '../../site/zone-context'
import styles from './HomeScreen.module.css'
import { HotRooms, useHotRooms } from './HotRooms'
import { NowMatches } from './NowMatches'
import { nowMatches } from './now-matches'

/** The home screen: the rooms with the most viewers, and the matches in play or about to start, by sport. */
const HomeScreen = () => {
  const { t } = useTranslation('home')
  const rooms = useHotRooms()
  const now = useNow(60)
  const today = useToday()
  const sports = [
    { sport: SPORT.football, list: useDayMatches(today, SPORT.football) },
    { sport: SPORT.basketball, list: useDayMatches(today, SPORT.basketball) },
    { sport: SPORT.esport, list: useDayMatches(today, SPORT.esport) },
  ]
  const roomsFailed = rooms.isError && !rooms.currentData
  const failed = roomsFailed && sports.every(({ list }) => list.state === 'failed')
  const empty =
    rooms.currentData?.list.length === 0 &&
    sports.every(({ list }) => list.state === 'ready' && nowMatches(list.matches, now).length === 0)
  const retry = () => {
    void rooms.refetch()
    for (const { list } of sports) list.retry()
  }
  return (
    <>
      <AppBar title={<Logo />} />
      <main className={styles.page}>
        {failed ? (
          <LoadFailed onRetry={retry} />
        ) : empty ? (
          <EmptyState icon={<House />} title={t(($) => $.empty)} hint={t(($) => $.emptyHint)} />
        ) : (
          <>
            {!roomsFailed && <HotRooms query={rooms} />}
            <SimulatedNote />
            {sports.map(({ sport, list }) => (
              <NowMatches key={sport} sport={sport} list={list} />
            ))}
          </>
        )}
      </main>
    </>
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
