import { isOn, pagePath, SPORT } from '@org/domain'
import { EmptyState, IconButton, Illustration } from '@org/ui/basics'
import { Search, Trophy } from 'lucide-react'
import { Suspense, useMemo, type ReactNode } from 'react'
import { useHref, useNavigate } from 'react-router'
import { useTranslation } from '../../i18n/use-translation'
import { useConfig } from '../../hooks/use-config'
import { useFirstPageSettled } from '../../hooks/use-first-page-settled'
import { usePageHeading } from '../../hooks/shared-page'
import { useNow } from '../../hooks/use-now'
import { tickKey } from '../../matches/live-scores'
import { useDayMatches } from '../../matches/use-day-matches'
import { Failure } from '../../parts/page/Failure'
import { extraPart, laterPart } from '../../parts/later-part'
import { LanguageButton } from '../../parts/LanguageButton'
import { Page } from '../../parts/page/Page'
import { queryState, type Query } from '../../parts/page/query-state'
import { SimulatedNote } from '../../parts/SimulatedNote'
import { useToday } from '../../site/zone-context'
import { HotRooms, useHotRooms } from './HotRooms'
import { LeadMatch } from './LeadMatch'
import { leadStory } from './lead-story'
import { NowMatches } from './NowMatches'
import { Logo } from './Logo'
import { nowMatches } from './now-matches'
import { useCollectedNow } from './use-collected-now'

/** Most visitors have collected nothing. */
const CollectedRail = extraPart(() => import('./CollectedRail'))
/** These come when the page has settled. */
const HomeExtras = extraPart(() => import('./HomeExtras'))
const HomeContent = laterPart(() => import('./HomeContent'), ['content', 'video'])

/**
 * The home screen: the match of the moment, the collected matches, the rooms with the most viewers, and the matches in
 * play or about to start, by sport; then the newest videos, articles and activities. No match has two cards.
 */
const HomeScreen = () => {
  const { t } = useTranslation('home')
  const { t: word } = useTranslation()
  usePageHeading(word(($) => $.tabs.home))
  const rooms = useHotRooms()
  const now = useNow(60)
  const onAir = rooms.currentData?.list
  const lead = useMemo(() => leadStory(onAir ?? []), [onAir])
  const today = useToday()
  const sports = [
    { sport: SPORT.football, list: useDayMatches(today, SPORT.football) },
    { sport: SPORT.basketball, list: useDayMatches(today, SPORT.basketball) },
    { sport: SPORT.esport, list: useDayMatches(today, SPORT.esport) },
  ]
  const queries: readonly Query<unknown>[] = [rooms, ...sports.map(({ list }) => list)]
  const collected = useCollectedNow(
    lead,
    sports.every(({ list }) => queryState(list).kind !== 'loading'),
  )
  const above = [...(lead ? [lead.match] : []), ...collected]
  const shown = new Set(above.map(tickKey))
  const bySport = sports.flatMap(({ list }) => nowMatches(list.currentData ?? [], now))
  const all = new Set([...above, ...bySport].map(tickKey))
  const failed = queries.every((query) => queryState(query).kind === 'failed')
  const empty =
    rooms.currentData?.list.length === 0 &&
    collected.length === 0 &&
    sports.every(({ list }) => list.currentData) &&
    bySport.length === 0
  const retry = () => {
    for (const { refetch } of queries) void refetch()
  }
  return (
    <Page title={<Logo />} actions={<Links />} updatedAt={rooms.fulfilledTimeStamp}>
      {failed ? (
        <Failure onRetry={retry} retrying={queries.some(({ isFetching }) => isFetching)} />
      ) : empty ? (
        <>
          <EmptyState icon={<Illustration kind="empty" />} title={t(($) => $.empty)} hint={t(($) => $.emptyHint)} />
          <Later>
            <HomeExtras shown={all} />
            <HomeContent />
          </Later>
        </>
      ) : (
        <>
          {lead && <LeadMatch key={lead.match.id} lead={lead} />}
          {collected.length > 0 && (
            <Suspense>
              <CollectedRail matches={collected} />
            </Suspense>
          )}
          <HotRooms query={rooms} lead={lead} />
          <Later>
            <HomeExtras shown={all} />
          </Later>
          <SimulatedNote of={[...collected, ...sports.flatMap(({ list }) => list.currentData ?? [])]} />
          {sports.map(({ sport, list }) => (
            <NowMatches key={sport} sport={sport} list={list} shown={shown} />
          ))}
          <Later>
            <HomeContent />
          </Later>
        </>
      )}
    </Page>
  )
}

/** What comes below what a visitor sees first, so that nothing moves when it comes. */
const Later = ({ children }: { children: ReactNode }) => useFirstPageSettled() && <Suspense>{children}</Suspense>

/** To the search, and to the database if the site has one. */
const Links = () => {
  const { t } = useTranslation('home')
  const navigate = useNavigate()
  const { config } = useConfig()
  const [search, database] = [pagePath('search'), pagePath('database')]
  const [searchHref, databaseHref] = [useHref(search), useHref(database)]
  return (
    <>
      <LanguageButton />
      {isOn(config.switches, 'match_database') && (
        <IconButton
          label={t(($) => $.database)}
          icon={<Trophy />}
          href={databaseHref}
          onPress={() => void navigate(database)}
        />
      )}
      <IconButton
        label={t(($) => $.search)}
        icon={<Search />}
        href={searchHref}
        onPress={() => void navigate(search)}
      />
    </>
  )
}

export default HomeScreen
