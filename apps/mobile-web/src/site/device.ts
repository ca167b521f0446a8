import { isIosApp, readBrowser, type Browser } from '@org/domain'
import type { Attribution } from '../store/attribution'

/** The browser this page is shown in. */
export const thisBrowser = (): Browser => {
  const { userAgent, maxTouchPoints } = navigator
  return readBrowser({
    userAgent,
    touchPoints: maxTouchPoints,
    standalone: matchMedia('(display-mode: standalone)').matches,
  })
}

/** Whether the page runs inside the iOS app. */
export const isInIosApp = ({ platform }: Pick<Attribution, 'platform'>): boolean => isIosApp(thisBrowser(), platform)
