import { ChevronLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { IconButton } from '../icon-button'
import { mergeProps, type RootProps } from '../../util/merge-props'
import styles from './AppBar.module.css'

export interface AppBarProps extends RootProps<'header', 'title'> {
  /** The heading of the page, or a node such as tabs or a search field. */
  title: ReactNode
  /** A second line under the title, such as a round or a member count. */
  subtitle?: ReactNode
  /** The button at the start: a link with `href`, otherwise a button. */
  back?: { label: string; href?: string; onPress?: () => void }
  /** One or two `IconButton`s at the end. */
  actions?: ReactNode
  /** `clear` is transparent, over a picture or the brand's art. */
  tone?: 'surface' | 'clear'
  /** `start` aligns the title at the start and gives it the full width, for tabs and search fields. */
  align?: 'center' | 'start'
}

/** The bar at the top of a page. It sticks to the top and avoids the notch. */
export const AppBar = ({
  title,
  subtitle,
  back,
  actions,
  tone = 'surface',
  align = 'center',
  ...rest
}: AppBarProps) => (
  <header
    {...mergeProps({ className: styles.bar, 'data-component': 'AppBar', 'data-tone': tone, 'data-align': align }, rest)}
  >
    <div className={styles.start}>
      {back && <IconButton label={back.label} icon={<ChevronLeft />} href={back.href} onPress={back.onPress} />}
    </div>
    <div className={styles.middle}>
      {typeof title === 'string' ? <h1 className={styles.title}>{title}</h1> : title}
      {subtitle && <p className={styles.subtitle}>{subtitle}</p>}
    </div>
    <div className={styles.end}>{actions}</div>
  </header>
)
