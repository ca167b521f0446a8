import { isOn, pagePath } from '@org/domain'
import { useConfig } from '../../hooks/use-config'
import { useTranslation } from '../../i18n/use-translation'
import { Page } from '../../parts/page/Page'
import { PageTabs } from '../../parts/page/PageTabs'
import { Section } from '../../parts/Section'
import { RecordedVideos, ShortVideos } from '../../parts/video/VideoLists'

/** The videos of all anchors: short ones, if the site has them, and recorded ones. */
const VideosScreen = () => {
  const { t } = useTranslation('video')
  const { config } = useConfig()
  const kinds = isOn(config.switches, 'shortvideo_check') ? (['short', 'record'] as const) : (['record'] as const)
  return (
    <Page title={t(($) => $.title)}>
      <PageTabs label={t(($) => $.title)} tabs={kinds.map((id) => ({ id, label: t(($) => $.kinds[id]) }))}>
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
