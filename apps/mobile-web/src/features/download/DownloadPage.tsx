import { BASE_PATH, downloadGuide, downloadPath } from '@org/domain'
import { assetPath } from '@org/site-brands'
import { Button, QrCode } from '@org/ui/basics'
import { Copy, Download, Smartphone } from 'lucide-react'
import { useTranslation } from '../../i18n/use-translation'
import { useNavigate } from 'react-router'
import { channelApi } from '../../api/channel'
import { useAppLinks } from '../../hooks/use-app-links'
import { useChannel } from '../../hooks/use-channel'
import { useCopy } from '../../hooks/use-copy'
import { GuideSteps } from '../../parts/GuideSteps'
import { Page } from '../../parts/page/Page'
import { useBrand } from '../../site/brand-context'
import { thisBrowser } from '../../site/device'
import { useBrandText } from '../../site/use-brand-text'
import styles from './DownloadPage.module.css'
import { withChannel } from './with-channel'

const { useGetDownloadInfoQuery } = channelApi

/** The site's app: the store of this device first, how to add the site to the home screen, and the address to copy. */
export const DownloadPage = () => {
  const { t } = useTranslation('download')
  const brand = useBrand()
  const { name, tagline } = useBrandText()
  const channel = useChannel()
  const navigate = useNavigate()
  const copy = useCopy()
  const guide = downloadGuide(thisBrowser())
  const stores = useAppLinks()
  const { data: info } = useGetDownloadInfoQuery({ channel_code: channel.channelCode ?? '' })
  const versionOf = (os: 'ios' | 'android') => info?.links.find((link) => link.os === os)?.version ?? ''
  return (
    <Page title={t(($) => $.title)}>
      <div className={styles.page}>
        <img src={assetPath(brand, 'touchIcon')} alt="" width={88} height={88} className={styles.icon} />
        <h2 className={styles.name}>{name}</h2>
        <p className={styles.tagline}>{tagline}</p>
        <div className={styles.actions}>
          {stores.map(({ os, href }) => (
            <Button key={os} block size="large" icon={<Download />} href={withChannel(href, channel)}>
              {t(($) => (os === 'ios' ? $.appStore : $.android))}
              {versionOf(os) !== '' && ` ${versionOf(os)}`}
            </Button>
          ))}
          <Button
            block
            size="large"
            tone={stores.length === 0 ? 'solid' : 'soft'}
            onPress={() => void navigate('/', { replace: true })}
          >
            {t(($) => $.stay)}
          </Button>
          <Button block size="large" tone="outline" icon={<Copy />} onPress={() => void copy(location.href)}>
            {t(($) => $.copy)}
          </Button>
        </div>
        {thisBrowser().os === 'other' && (
          <figure className={styles.code}>
            <QrCode
              value={location.origin + BASE_PATH + (info?.page ?? downloadPath(channel))}
              label={t(($) => $.codeLabel)}
            />
            <figcaption>{t(($) => $.scan)}</figcaption>
          </figure>
        )}
        {guide !== null && (
          <section className={styles.guide}>
            <h3 className={styles.heading}>
              <Smartphone aria-hidden />
              {t(($) => $.guides[guide].title)}
            </h3>
            <GuideSteps guide={guide} />
          </section>
        )}
      </div>
    </Page>
  )
}
