import { downloadGuide, downloadPath, floatingButtons, showsTabBar } from '@org/domain'
import { Button, Dialog } from '@org/ui/basics'
import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useAppLinks } from '../hooks/use-app-links'
import { useChannel } from '../hooks/use-channel'
import { useCopy } from '../hooks/use-copy'
import { useTranslation } from '../i18n/use-translation'
import { GuideSteps } from '../parts/GuideSteps'
import { useBrand } from '../site/brand-context'
import { thisBrowser } from '../site/device'
import { useAppDispatch, useAppSelector } from '../store/store'
import { installGuideSeen, promptsSeen } from './prompts-seen'

interface InstallGuideProps {
  /** Whether another prompt is open or comes first. */
  waits: boolean
}

/**
 * Shows once on a device how to get the app: on a tab page after the first page, and not over another prompt.
 * Rule: DOM-16.
 */
export const InstallGuide = ({ waits }: InstallGuideProps) => {
  const { t } = useTranslation('download')
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  const copy = useCopy()
  const channel = useChannel()
  const { pathname } = useLocation()
  const [firstPath] = useState(pathname)
  const { downloadBanner } = useBrand()
  const hasApp = useAppLinks().length > 0
  const { loginPrompt } = useAppSelector(({ feedback }) => feedback)
  const { installGuide: seen } = useAppSelector((state) => promptsSeen.selectSlice(state))
  const autoLogin = useAppSelector(({ attribution }) => attribution.autoLogin === '1')
  const browser = thisBrowser()
  const guide = downloadGuide(browser)
  const offersApp = floatingButtons(pathname, browser, { autoLogin }).openApp && downloadBanner
  const isTime = pathname !== firstPath && showsTabBar(pathname, browser) && offersApp
  if (guide === null || seen) return null
  const close = () => dispatch(installGuideSeen())
  /** Whether the steps are all there is to say. */
  const isOver = guide === 'add-to-home' || (guide === 'install-android' && !hasApp)
  const copyForSafari = () => {
    close()
    void copy(location.href, { copied: t(($) => $.safariCopied) })
  }
  const openDownloads = () => {
    close()
    void navigate(downloadPath(channel))
  }
  return (
    <Dialog
      name="install-guide"
      open={isTime && !loginPrompt && !waits}
      title={t(($) => (guide === 'open-in-safari' ? $.notice : $.guides[guide].title))}
      {...(guide === 'open-in-safari' ? { description: t(($) => $.guides[guide].title) } : {})}
      onClose={close}
      actions={
        <>
          {isOver ? (
            <Button onPress={close}>{t(($) => $.understood)}</Button>
          ) : (
            <Button tone="outline" onPress={close}>
              {t(($) => $.later)}
            </Button>
          )}
          {guide === 'open-in-safari' && <Button onPress={copyForSafari}>{t(($) => $.copy)}</Button>}
          {guide === 'install-android' && hasApp && <Button onPress={openDownloads}>{t(($) => $.title)}</Button>}
        </>
      }
    >
      <GuideSteps guide={guide} />
    </Dialog>
  )
}
