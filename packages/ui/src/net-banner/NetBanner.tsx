import { CircleCheck, RefreshCw, WifiOff } from 'lucide-react'
import { cx } from '../util/cx'
import styles from './NetBanner.module.css'

export interface NetBannerProps {
  state: 'offline' | 'connecting' | 'back'
  /** E.g. "No network. Showing what was there at 12:03". */
  text: string
  action?: { label: string; onPress: () => void }
  className?: string
}

const ICONS = { offline: WifiOff, connecting: RefreshCw, back: CircleCheck }

/**
 * A thin bar that shows how old the data is. It pushes the page down instead of covering it. It is announced if its
 * container is a live region that exists before it: `<div role="status">`.
 */
export const NetBanner = ({ state, text, action, className }: NetBannerProps) => {
  const Icon = ICONS[state]
  return (
    <div className={cx(styles.banner, className)} data-state={state}>
      <Icon aria-hidden className={styles.icon} />
      <span className={styles.text}>{text}</span>
      {action && (
        <button type="button" className={styles.action} onClick={action.onPress}>
          {action.label}
        </button>
      )}
    </div>
  )
}
