import { downloadPath, floatingButtons } from '@org/domain'
import { Button, IconButton } from '@org/ui/basics'
import { Ellipsis, House, QrCode, Share2, Smartphone, X } from 'lucide-react'
import { useRef, useState, type FocusEvent, type ReactNode } from 'react'
import { useHref, useLocation, useNavigate } from 'react-router'
import { useAppLinks } from '../hooks/use-app-links'
import { useChannel } from '../hooks/use-channel'
import { sharedPage } from '../hooks/shared-page'
import { canShare, useShare } from '../hooks/use-share'
import { useTranslation } from '../i18n/use-translation'
import { useShareSheet } from '../parts/share/use-share-sheet'
import { useBrand } from '../site/brand-context'
import { useAppSelector } from '../store/store'
import { thisBrowser } from '../site/device'
import styles from './FloatingButtons.module.css'
import { useHome } from './use-home'
import { useScrollsDown } from './use-scrolls-down'

/**
 * The button above tab pages and detail pages that opens into theirs: to the first page, to share, to get the app. It is out
 * of the way while the user scrolls down or writes, and while a video plays. Rules: DOM-6, DOM-7, DOM-17.
 */
export const FloatingButtons = () => {
  const { pathname } = useLocation()
  const { downloadBanner } = useBrand()
  const autoLogin = useAppSelector(({ attribution }) => attribution.autoLogin === '1')
  const isAway = useScrollsDown()
  const hasApp = useAppLinks().length > 0 && downloadBanner
  const shown = floatingButtons(pathname, thisBrowser(), { autoLogin })
  const { t } = useTranslation('download')
  if (!shown.share) return null
  const openApp = shown.openApp && hasApp
  const share = <ShareButton />
  return (
    <nav
      aria-label={t(($) => $.buttons)}
      className={styles.buttons}
      data-away={isAway || undefined}
      data-page={shown.home ? 'detail' : 'tab'}
    >
      {shown.home || openApp ? (
        <Opening key={pathname}>
          {shown.home && <HomeLink />}
          {share}
          {openApp && <AppLink />}
        </Opening>
      ) : (
        share
      )}
    </nav>
  )
}

/** Closes by a press elsewhere, by Escape, and when the focus leaves. */
const Opening = ({ children }: { children: ReactNode }) => {
  const { t } = useTranslation('download')
  const { t: common } = useTranslation()
  const toggle = useRef<HTMLElement>(null)
  const [open, setOpen] = useState(false)
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) setOpen(false)
  }
  return (
    <div
      className={styles.opening}
      onBlur={onBlur}
      onKeyDown={({ key }) => {
        if (key !== 'Escape' || !open) return
        setOpen(false)
        toggle.current?.focus()
      }}
    >
      <IconButton
        ref={toggle}
        className={styles.round}
        label={open ? common(($) => $.close) : t(($) => $.more)}
        icon={open ? <X /> : <Ellipsis />}
        aria-expanded={open}
        onPress={() => setOpen(!open)}
      />
      {open && <div className={styles.actions}>{children}</div>}
    </div>
  )
}

const HomeLink = () => {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { path, tab } = useHome()
  return (
    <Button
      className={styles.pill}
      tone="outline"
      size="small"
      icon={<House />}
      href={useHref(path)}
      onPress={() => void navigate(path)}
    >
      {t(($) => $.tabs[tab])}
    </Button>
  )
}

/** Opens the phone's share sheet, and what has a page below `/share` as a picture too. */
const ShareButton = () => {
  const { t } = useTranslation()
  const { t: download } = useTranslation('download')
  const share = useShare()
  const [open, sheet] = useShareSheet()
  const hasNative = canShare()
  const look = { className: styles.pill, tone: 'outline', size: 'small' } as const
  return (
    <>
      <Button {...look} icon={<Share2 />} onPress={() => (hasNative ? void share() : open())}>
        {t(($) => $.share)}
      </Button>
      {hasNative && sharedPage().of && (
        <Button {...look} icon={<QrCode />} onPress={open}>
          {download(($) => $.sharePicture)}
        </Button>
      )}
      {sheet}
    </>
  )
}

const AppLink = () => {
  const { t } = useTranslation('download')
  const navigate = useNavigate()
  const path = downloadPath(useChannel())
  return (
    <Button
      className={styles.pill}
      size="small"
      icon={<Smartphone />}
      href={useHref(path)}
      onPress={() => void navigate(path)}
    >
      {t(($) => $.openApp)}
    </Button>
  )
}
