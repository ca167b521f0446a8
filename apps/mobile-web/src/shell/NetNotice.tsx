import { NetBanner, type NetBannerProps } from '@org/ui/basics'
import { useLayoutEffect, useRef, type RefObject } from 'react'
import { useTranslation } from '../i18n/use-translation'
import { useOneAtATime } from '../hooks/use-one-at-a-time'
import { chatPhaseChanged } from '../im/chat-status'
import { useKicked } from '../im/use-kicked'
import { useAgeText } from '../hooks/use-age-text'
import { useAppDispatch, useAppSelector } from '../store/store'
import styles from './NetNotice.module.css'
import { useNetLine } from './use-net-line'

const LOOKS = { offline: 'offline', connecting: 'connecting', reconnecting: 'connecting', back: 'back' } as const

/** The notice about the connection. */
export const NetNotice = () => {
  const { t } = useTranslation()
  const dispatch = useAppDispatch()
  const kicked = useKicked()
  const line = useNetLine()
  const updatedAt = useAppSelector((state) => state.feedback.pageUpdatedAt)
  const updated = useAgeText(updatedAt ?? 0)
  const [tryAgain] = useOneAtATime(tryAllAgain)
  const banner: NetBannerProps | null = kicked
    ? {
        state: 'offline',
        text: t(($) => $.net.kicked),
        action: { label: t(($) => $.net.comeBack), onPress: () => dispatch(chatPhaseChanged('off')) },
      }
    : line && {
        state: LOOKS[line],
        text:
          line === 'offline' && updatedAt !== null ? t(($) => $.net.offlineSince, { updated }) : t(($) => $.net[line]),
        ...(line !== 'back' && { action: { label: t(($) => $.retry), onPress: tryAgain } }),
      }
  const place = useRef<HTMLDivElement>(null)
  usePageTop(place)
  // Stays in the page, so that its changes are announced.
  return (
    <div role="status" ref={place} className={styles.place}>
      {banner && <NetBanner {...banner} />}
    </div>
  )
}

/** A running attempt is not interrupted for this long. */
const ATTEMPT_MS = 3_000

/** Chat, lists and screens all retry on the browser's `online` event. */
const tryAllAgain = async () => {
  dispatchEvent(new Event('online'))
  await new Promise((resolve) => setTimeout(resolve, ATTEMPT_MS))
}

/** Sets the top of the page: below the notice, whatever its height. */
const usePageTop = (place: RefObject<HTMLElement | null>) => {
  useLayoutEffect(() => {
    let set = 0
    const observer = new ResizeObserver(([entry]) => {
      const height = entry?.contentRect.height ?? 0
      // Setting it restyles the whole page.
      if (height !== set) document.body.style.setProperty('--page-top', `${height}px`)
      set = height
    })
    if (place.current) observer.observe(place.current)
    return () => {
      observer.disconnect()
      document.body.style.removeProperty('--page-top')
    }
  }, [place])
}
