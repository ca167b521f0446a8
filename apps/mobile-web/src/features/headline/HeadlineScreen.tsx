import { headlineTab, isOn, type HeadlineTab } from '@org/domain'
import { SkeletonList } from '@org/ui/basics'
import { useConfig } from '../../hooks/use-config'
import { useTranslation } from '../../i18n/use-translation'
import { Page } from '../../parts/page/Page'
import { PageTabs } from '../../parts/page/PageTabs'
import { ShortVideos } from '../../parts/video/VideoLists'
import { HeadlineAnchors } from './HeadlineAnchors'
import { HeadlineDatabase } from './HeadlineDatabase'
import { HeadlineNews } from './HeadlineNews'

/** Anchors, clips, the database and the news, as far as the site has them. Rule: DOM-10. */
const HeadlineScreen = () => {
  const { t } = useTranslation('video')
  const { config, isReady } = useConfig()
  const { switches } = config
  const shown: Readonly<Record<HeadlineTab, boolean>> = {
    anchors: isOn(switches, 'robotroom') || isOn(switches, 'anchorroom'),
    clips: isOn(switches, 'shortvideo_check'),
    database: isOn(switches, 'match_database'),
    news: true,
  }
  const first = headlineTab(switches)
  const others = (['anchors', 'clips', 'database', 'news'] as const).filter((id) => shown[id] && id !== first)
  return (
    <Page title={t(($) => $.headline.title)}>
      {isReady ? (
        <PageTabs
          label={t(($) => $.headline.title)}
          tabs={[first, ...others].map((id) => ({ id, label: t(($) => $.headline.tabs[id]) }))}
        >
          {(tab) => PANELS[tab]}
        </PageTabs>
      ) : (
        <SkeletonList kind="conversation" count={8} label={t(($) => $.headline.title)} />
      )}
    </Page>
  )
}

const PANELS = {
  anchors: <HeadlineAnchors />,
  clips: <ShortVideos />,
  database: <HeadlineDatabase />,
  news: <HeadlineNews />,
}

export default HeadlineScreen
