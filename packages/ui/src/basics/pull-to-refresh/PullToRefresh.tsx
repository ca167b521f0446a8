import { ArrowDown } from 'lucide-react'
import { useRef, useState, type ReactNode } from 'react'
import { Hidden } from '../hidden'
import { Spinner } from '../spinner'
import { mergeProps, type RootProps } from '../../util/merge-props'
import { useMergedRef } from '../../util/use-merged-ref'
import styles from './PullToRefresh.module.css'
import { usePull } from './use-pull'

export interface PullToRefreshProps extends RootProps<'div'> {
  /** What is refreshed. It scrolls with the page. */
  children: ReactNode
  /**
   * Called by a pull at the top of the page, and by the button for keyboards and screen readers. If it returns a promise,
   * the component is busy until that settles.
   */
  onRefresh: () => unknown
  /** The name of the button, and what is shown while the finger pulls, when it has pulled far enough, and afterwards. */
  labels: { refresh: string; pull: string; release: string; refreshing: string }
}

type Phase = 'pull' | 'release' | 'refreshing'

/** The way of the page that refreshes, in CSS px. */
const ENOUGH = 56

/** Refreshes its content when a finger pulls it down, in place of the browser, which would load the page again. */
export const PullToRefresh = ({ children, onRefresh, labels, ref, ...rest }: PullToRefreshProps) => {
  const root = useRef<HTMLDivElement>(null)
  const merged = useMergedRef(root, ref)
  const [phase, setPhase] = useState<Phase | null>(null)
  const refresh = async () => {
    setPhase('refreshing')
    await Promise.allSettled([onRefresh()])
    setPhase(null)
  }
  usePull(root, phase !== 'refreshing', {
    onMove: (by) => {
      // Not by React: the finger moves once a frame.
      root.current?.style.setProperty('--pulled', `${by}px`)
      root.current?.style.setProperty('--share', String(Math.min(1, by / ENOUGH)))
      setPhase(by >= ENOUGH ? 'release' : 'pull')
    },
    onEnd: (isInterrupted) => {
      root.current?.style.removeProperty('--pulled')
      root.current?.style.removeProperty('--share')
      if (phase === 'release' && !isInterrupted) void refresh()
      else if (phase !== 'refreshing') setPhase(null)
    },
  })
  const isBusy = phase === 'refreshing'
  return (
    <div
      {...mergeProps(
        {
          ref: merged,
          className: styles.root,
          'aria-busy': isBusy || undefined,
          'data-component': 'PullToRefresh',
          'data-phase': phase ?? undefined,
        },
        rest,
      )}
    >
      <button
        type="button"
        className={styles.button}
        aria-disabled={isBusy || undefined}
        onClick={() => isBusy || void refresh()}
      >
        {labels.refresh}
      </button>
      <div className={styles.gap}>
        {phase && (
          <div aria-hidden className={styles.indicator}>
            {isBusy ? <Spinner /> : <Ring />}
            {labels[phase]}
          </div>
        )}
      </div>
      <Hidden role="status">{isBusy && labels.refreshing}</Hidden>
      <div className={styles.content}>{children}</div>
    </div>
  )
}

/** A circle that closes while the finger pulls, around an arrow that turns over when it is closed. */
const Ring = () => (
  <span className={styles.ring}>
    <svg viewBox="0 0 24 24">
      <circle cx="12" cy="12" r="10.5" pathLength="1" />
    </svg>
    <ArrowDown />
  </span>
)
