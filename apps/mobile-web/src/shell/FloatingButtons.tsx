import { downloadPath, floatingButtons } from '@org/domain'
import { Button, IconButton } from '@org/ui/basics'
import { House, Share2, Smartphone } from 'lucide-react'
import { useHref, useLocation, useNavigate } from 'react-router'
import { useShare } from '../hooks/use-share'
import { useTranslation } from '../i18n/use-translation'
import { useBrand } from '../site/brand-context'
import { useAppSelector } from '../store/store'
import { thisBrowser } from '../site/device'
import styles from './FloatingButtons.module.css'
import { useScrollsDown } from './use-scrolls-down'

/**
 * The buttons above tab pages and detail pages, out of the way while the user scrolls down. Detail pages have three,
 * which are small and, unless the page is as high as the screen, a bar. Rules: DOM-6, DOM-7, DOM-17.
 */
export const FloatingButtons = () => {
  const { t } = useTranslation('download')
  const { t: common } = useTranslation()
  const navigate = useNavigate()
  const share = useShare()
  const { pathname, search } = useLocation()
  const { indexPath, downloadBanner } = useBrand()
  const autoLogin = useAppSelector(({ attribution }) => attribution.autoLogin === '1')
  const isAway = useScrollsDown()
  const shown = floatingButtons(pathname, thisBrowser(), { autoLogin })
  const query = new URLSearchParams(search)
  const download = downloadPath({ channel: query.get('channel'), channelCode: query.get('channelCode') })
  const [homeHref, downloadHref] = [useHref(indexPath), useHref(download)]
  const openApp = { href: downloadHref, onPress: () => void navigate(download) }
  if (!shown.share) return null
  return (
    <nav
      aria-label={t(($) => $.buttons)}
      className={styles.buttons}
      data-away={isAway || undefined}
      data-page={shown.home ? 'detail' : 'tab'}
    >
      {shown.home && (
        <IconButton
          className={styles.round}
          label={common(($) => $.home)}
          icon={<House />}
          href={homeHref}
          onPress={() => void navigate(indexPath)}
        />
      )}
      <IconButton
        className={styles.round}
        label={common(($) => $.share)}
        icon={<Share2 />}
        onPress={() => void share()}
      />
      {shown.openApp &&
        downloadBanner &&
        (shown.home ? (
          <IconButton className={styles.round} label={t(($) => $.openApp)} icon={<Smartphone />} {...openApp} />
        ) : (
          <Button className={styles.pill} size="small" icon={<Smartphone />} {...openApp}>
            {t(($) => $.openApp)}
          </Button>
        ))}
    </nav>
  )
}
