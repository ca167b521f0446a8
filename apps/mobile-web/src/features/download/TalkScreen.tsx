import { talkPage } from '@org/domain'
import { Button, EmptyState } from '@org/ui/basics'
import { Copy, ExternalLink } from 'lucide-react'
import { useEffect } from 'react'
import { useTranslation } from '../../i18n/use-translation'
import { useSearchParams } from 'react-router'
import { useConfig } from '../../hooks/use-config'
import { useCopy } from '../../hooks/use-copy'
import { thisBrowser } from '../../site/device'
import { Page } from '../../parts/page/Page'
import { ScreenSkeleton } from '../../parts/ScreenSkeleton'
import { DownloadPage } from './DownloadPage'
import { talkHosts } from './talk-hosts'

/**
 * Redirects to the URL in the query if its host belongs to the site or is an API host; otherwise shows the download page. In the browsers
 * of WeChat and QQ it explains how to open another browser. Rule: DOM-14.
 */
const TalkScreen = () => {
  const [query] = useSearchParams()
  const { config, apiHosts, isReady } = useConfig()
  const hosts = talkHosts(config, { own: location.host, api: apiHosts })
  const page = talkPage({ url: query.get('url'), hosts, browser: thisBrowser() })
  const url = page.kind === 'redirect' ? page.url : null
  useEffect(() => {
    if (url !== null) location.replace(url)
  }, [url])
  if (page.kind === 'in-app') return <InAppPage />
  if (url !== null) return <ScreenSkeleton />
  // The config names the hosts of the site.
  return query.has('url') && !isReady ? <ScreenSkeleton /> : <DownloadPage />
}

const InAppPage = () => {
  const { t } = useTranslation('download')
  const copy = useCopy()
  return (
    <Page title={t(($) => $.title)}>
      <EmptyState
        icon={<ExternalLink />}
        title={t(($) => $.inApp.title)}
        hint={t(($) => $.inApp.hint)}
        action={
          <Button icon={<Copy />} onPress={() => void copy(location.href)}>
            {t(($) => $.copy)}
          </Button>
        }
      />
    </Page>
  )
}

export default TalkScreen
