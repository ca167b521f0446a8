import type { ListedAnchor, Placement } from '@org/api-client/contract'
import { pagePath } from '@org/domain'
import { Avatar, Carousel, NoticeBar, Pressable, Rail } from '@org/ui/basics'
import { useHref, useNavigate } from 'react-router'
import { homeApi } from '../../api/home'
import { useAnchorPath } from '../../hooks/use-anchor-path'
import { useTranslation } from '../../i18n/use-translation'
import { tickKey } from '../../matches/live-scores'
import { ItemList } from '../../parts/page/ItemList'
import { MatchRow } from '../../parts/MatchRow'
import { PlacementPicture } from '../../parts/placements/PlacementPicture'
import { usePlacementLink } from '../../parts/placements/use-placement-link'
import { Section } from '../../parts/Section'
import styles from './HomeExtras.module.css'

const { useGetHomeDataQuery, useGetHomeScrollQuery } = homeApi

const FRESH = { refetchOnReconnect: true, refetchOnMountOrArgChange: 60 }
const MOST_MATCHES = 3
const BANNER_RATIO = 2.6
const BANNER_MS = 6_000

/**
 * The announcement, the banners, and the matches and anchors to recommend. `shown`: the matches that the page has
 * elsewhere. What cannot be loaded is left out: the page is complete without it.
 */
const HomeExtras = ({ shown }: { shown: ReadonlySet<string> }) => {
  const { t } = useTranslation('home')
  const { currentData: home } = useGetHomeDataQuery({}, FRESH)
  const { currentData: scroll } = useGetHomeScrollQuery({}, FRESH)
  const matches = home?.rec_matchs.filter((match) => !shown.has(tickKey(match))).slice(0, MOST_MATCHES) ?? []
  const anchors = home?.rec_anchors ?? []
  return (
    <div className={styles.extras}>
      {home?.announcement && <Announcement announcement={home.announcement} />}
      {scroll && scroll.list.length > 0 && <Banners banners={scroll.list} />}
      {anchors.length > 0 && (
        <Section title={t(($) => $.anchors)} more={{ label: t(($) => $.allAnchors), to: pagePath('anchors') }}>
          <Rail label={t(($) => $.anchors)} items={anchors} keyOf={({ uid }) => uid}>
            {(anchor) => <AnchorFace anchor={anchor} />}
          </Rail>
        </Section>
      )}
      {matches.length > 0 && (
        <Section title={t(($) => $.recommended)}>
          <ItemList label={t(($) => $.recommended)} items={matches} keyOf={tickKey}>
            {(match) => <MatchRow match={match} />}
          </ItemList>
        </Section>
      )}
    </div>
  )
}

const Announcement = ({ announcement }: { announcement: Placement }) => {
  const { t } = useTranslation('home')
  const link = usePlacementLink(announcement)
  return (
    <section aria-label={t(($) => $.announcement)}>
      <NoticeBar text={announcement.title} {...(link && { href: link.href, onOpen: link.onPress })} />
    </section>
  )
}

const Banners = ({ banners }: { banners: readonly Placement[] }) => {
  const { t } = useTranslation('home')
  const labels = {
    slide: (nth: number, count: number) => t(($) => $.slide, { nth, count }),
    pause: t(($) => $.pauseSlides),
    play: t(($) => $.playSlides),
  }
  return (
    <div className={styles.inset}>
      <Carousel
        label={t(($) => $.banners)}
        items={banners}
        keyOf={({ id }) => id}
        labels={labels}
        {...(banners.length > 1 && { interval: BANNER_MS })}
      >
        {(banner) => <PlacementPicture placement={banner} ratio={BANNER_RATIO} />}
      </Carousel>
    </div>
  )
}

const AnchorFace = ({ anchor: { uid, nick_name, avatar, live } }: { anchor: ListedAnchor }) => {
  const { t } = useTranslation('live')
  const navigate = useNavigate()
  const pathOf = useAnchorPath()
  const to = live === 1 ? pathOf(uid) : pagePath('anchor', { uid })
  const label = live === 1 ? `${nick_name} ${t(($) => $.onAir)}` : nick_name
  return (
    <Pressable className={styles.face} href={useHref(to)} onPress={() => void navigate(to)} aria-label={label}>
      <Avatar name={nick_name} src={avatar} size="large" live={live === 1} />
      {nick_name}
    </Pressable>
  )
}

export default HomeExtras
