import { pagePath } from '@org/domain'
import { useTranslation } from '../../i18n/use-translation'
import { Page } from '../../parts/page/Page'
import { PageTabs } from '../../parts/page/PageTabs'
import { Section } from '../../parts/Section'
import { RecordedVideos, ShortVideos } from '../../parts/video/VideoLists'

/** The videos of all anchors: short ones, and recorded ones. */
const VideosScreen = () => {
  const { t } = useTranslation('video')
  return (
    <Page title={t(($) => $.title)}>
      <PageTabs
        label={t(($) => $.title)}
        tabs={(['short', 'record'] as const).map((id) => ({ id, label: t(($) => $.kinds[id]) }))}
      >
        {(kind) =>
          kind === 'short' ? (
            <ShortVideos />
          ) : (
            <Section
              title={t(($) => $.kinds.record)}
              more={{ label: t(($) => $.byCategory), to: pagePath('videoCategory', {}) }}
            >
              <RecordedVideos category={0} />
            </Section>
          )
        }
      </PageTabs>
    </Page>
  )
}

export default VideosScreen
