import { CircleCheck, RefreshCw, WifiOff } from 'lucide-react'
import { mergeProps, type RootProps } from '../../util/merge-props'
import styles from './NetBanner.module.css'

export interface NetBannerProps extends RootProps<'div'> {
  /** `back`: connected again. */
  state: 'offline' | 'connecting' | 'back'
  /** E.g. "No network. Showing what was there at 12:03". */
  text: string
  /** Adds a button, such as "Try again". */
  action?: { label: string; onPress: () => void }
}

const ICONS = { offline: WifiOff, connecting: RefreshCw, back: CircleCheck }

/**
 * A thin bar that shows how old the data is. It pushes the page down instead of covering it. It is announced if its
 * container is a live region that exists before it: `<div role="status">`.
 */
export const NetBanner = ({ state, text, action, ...rest }: NetBannerProps) => {
  const Icon = ICONS[state]
  return (
    <div {...mergeProps({ className: styles.banner, 'data-component': 'NetBanner', 'data-state': state }, rest)}>
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
