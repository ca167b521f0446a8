import { Button, SkeletonList } from '@org/ui/basics'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useTranslation } from '../../i18n/use-translation'
import styles from './ItemList.module.css'
import type { More } from './use-paged'

/** The end of a list: loads its next page when it comes near the screen; after a failure on a press. */
export const MoreItems = ({ more: { state, load } }: { more: More }) => {
  const { t } = useTranslation()
  const end = useRef<HTMLDivElement>(null)
  // Not an IntersectionObserver: Chromium's does not call when the scroll position is restored while it begins.
  const loadIfNear = useEffectEvent(() => {
    if (state === 'idle' && end.current && end.current.getBoundingClientRect().top < innerHeight + AHEAD) load()
  })
  useEffect(() => {
    const frame = requestAnimationFrame(() => loadIfNear())
    addEventListener('scroll', loadIfNear, { passive: true })
    return () => {
      cancelAnimationFrame(frame)
      removeEventListener('scroll', loadIfNear)
    }
  }, [])
  if (state === 'failed')
    return (
      <div role="alert" className={styles.end}>
        {t(($) => $.more.failed)}
        <Button tone="soft" size="small" onPress={load}>
          {t(($) => $.retry)}
        </Button>
      </div>
    )
  return (
    <div ref={end} aria-busy={state === 'loading' || undefined}>
      {state === 'loading' && <SkeletonList kind="text" count={2} label={t(($) => $.loading)} />}
    </div>
  )
}

/** A page is requested this far before its place is on the screen, in CSS px. */
const AHEAD = 600
