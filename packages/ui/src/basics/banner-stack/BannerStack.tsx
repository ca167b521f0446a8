import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { mergeProps, type RootProps } from '../../util/merge-props'
import { Button } from '../button'
import { IconButton } from '../icon-button'
import styles from './BannerStack.module.css'

export interface StackBanner {
  id: string
  /** One sentence; it takes the lines that it needs. */
  text: ReactNode
  /** Hidden from screen readers. */
  icon?: ReactNode
  /** The colour of the icon: `warn` for trouble such as no network, `live` for what happens now, `good` for what is right again. */
  tone?: 'plain' | 'warn' | 'live' | 'good'
  /** Adds a button, such as "Update" or "Watch". */
  action?: { label: string; onPress: () => void }
  /** It has no cross: it is there until its reason ends. */
  stays?: boolean
}

export interface BannerStackProps extends RootProps<'section'> {
  /** The most important first, from top to bottom. */
  banners: readonly StackBanner[]
  /** The number of banners on screen. The others follow when one of them is closed or taken away. */
  max?: number
  /** Called by the cross of a banner; the caller takes it off the list. */
  onClose: (id: string) => void
  /** `stack` and `close` are accessible names; `waiting` is shown below the banners while there are more. */
  labels: { stack: string; close: string; waiting: (count: number) => string }
}

/**
 * What the app has to say, whatever the page: no network, an update, a match that begins. The banners float above the tab
 * bar, whose height `--banner-stack-foot` is. Always render it, also without banners: a new one is then announced when a
 * screen reader has finished its sentence.
 */
export const BannerStack = ({ banners, max = 2, onClose, labels, ...rest }: BannerStackProps) => {
  const waiting = banners.length - max
  return (
    <section
      {...mergeProps({ 'aria-label': labels.stack, className: styles.stack, 'data-component': 'BannerStack' }, rest)}
    >
      <ul aria-live="polite" aria-relevant="additions" className={styles.banners}>
        {banners.slice(0, max).map((banner) => (
          <li key={banner.id} className={styles.banner} data-tone={banner.tone ?? 'plain'}>
            {banner.icon !== undefined && (
              <span aria-hidden className={styles.icon}>
                {banner.icon}
              </span>
            )}
            <p className={styles.text}>{banner.text}</p>
            {banner.action && (
              <Button tone="plain" size="small" onPress={banner.action.onPress}>
                {banner.action.label}
              </Button>
            )}
            {!banner.stays && <IconButton label={labels.close} icon={<X />} onPress={() => onClose(banner.id)} />}
          </li>
        ))}
      </ul>
      {waiting > 0 && <p className={styles.waiting}>{labels.waiting(waiting)}</p>}
    </section>
  )
}
