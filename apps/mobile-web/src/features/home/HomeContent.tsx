import { isOn, pagePath } from '@org/domain'
import { Rail } from '@org/ui/basics'
import type { ReactNode } from 'react'
import { contentPagesApi } from '../../api/content'
import { videoPagesApi } from '../../api/videos'
import { useConfig } from '../../hooks/use-config'
import { useTranslation } from '../../i18n/use-translation'
import { ActivityRow } from '../../parts/ActivityRow'
import { ArticleRow } from '../../parts/ArticleRow'
import { ItemList } from '../../parts/page/ItemList'
import { Section } from '../../parts/Section'
import { VideoRow } from '../../parts/video/VideoRow'
import { VideoTile } from '../../parts/video/VideoTile'
import styles from './HomeExtras.module.css'

const { useGetActivitiesInfiniteQuery, useGetArticlesInfiniteQuery } = contentPagesApi
const { useGetRecVideosInfiniteQuery, useGetShortVideosInfiniteQuery } = videoPagesApi

/** Short videos in a rail of upright tiles. */
const MOST_TILES = 8
const OPTIONS = { refetchOnReconnect: true }

/** The newest videos, articles and activities, each with a link to all. What cannot be loaded is left out. */
const HomeContent = () => {
  const { config } = useConfig()
  return (
    <>
      {isOn(config.switches, 'shortvideo_check') ? <ShortOnes /> : <RecordedOnes />}
      <Articles />
      <Activities />
    </>
  )
}

const ShortOnes = () => {
  const { currentData } = useGetShortVideosInfiniteQuery({ anchorid: 0 }, OPTIONS)
  const { t } = useTranslation('home')
  const title = t(($) => $.shortVideos)
  const videos = currentData?.pages[0]?.list ?? []
  if (videos.length === 0) return null
  return (
    <Section title={title} more={{ label: t(($) => $.more), to: pagePath('videos') }}>
      <Rail label={title} items={videos.slice(0, MOST_TILES)} keyOf={({ id }) => id}>
        {(video) => (
          <div className={styles.tile}>
            <VideoTile video={video} />
          </div>
        )}
      </Rail>
    </Section>
  )
}

const RecordedOnes = () => {
  const { currentData } = useGetRecVideosInfiniteQuery({ category: 0, anchorid: 0 }, OPTIONS)
  const { t } = useTranslation('video')
  const to = `${pagePath('videos')}?tab=record`
  return (
    <Newest title={t(($) => $.title)} to={to} items={currentData?.pages[0]?.list}>
      {(video) => <VideoRow video={video} />}
    </Newest>
  )
}

const Articles = () => {
  const { currentData } = useGetArticlesInfiniteQuery({}, OPTIONS)
  const { t } = useTranslation('content')
  return (
    <Newest title={t(($) => $.news.title)} to={pagePath('mobileNews')} items={currentData?.pages[0]?.list}>
      {(article) => <ArticleRow article={article} />}
    </Newest>
  )
}

const Activities = () => {
  const { currentData } = useGetActivitiesInfiniteQuery({}, OPTIONS)
  const { t } = useTranslation('content')
  return (
    <Newest title={t(($) => $.activities.title)} to={pagePath('activities')} items={currentData?.pages[0]?.list}>
      {(activity) => <ActivityRow activity={activity} />}
    </Newest>
  )
}

interface NewestProps<Item> {
  title: string
  /** The page with all. */
  to: string
  items: readonly Item[] | undefined
  children: (item: Item) => ReactNode
}

const MOST = 3

const Newest = <Item extends { id: number }>({ title, to, items = [], children }: NewestProps<Item>) => {
  const { t } = useTranslation('home')
  if (items.length === 0) return null
  return (
    <Section title={title} more={{ label: t(($) => $.more), to }}>
      <ItemList label={title} items={items.slice(0, MOST)} keyOf={({ id }) => id}>
        {children}
      </ItemList>
    </Section>
  )
}

export default HomeContent
