import { mergeProps, type RootProps } from '../../util/merge-props'
import { ART } from './art'
import styles from './Illustration.module.css'

export interface IllustrationProps extends RootProps<'svg', 'viewBox' | 'aria-hidden'> {
  /** What it is about: a sport whose list is empty, a state of the page, or what is missing. */
  kind: keyof typeof ART
}

/** A drawing for a page without content, in the colours of the brand: the `icon` of an `EmptyState`. Words stand beside it. */
export const Illustration = ({ kind, ...rest }: IllustrationProps) => (
  <svg
    viewBox="0 0 96 96"
    aria-hidden
    {...mergeProps({ className: styles.art, 'data-component': 'Illustration', 'data-kind': kind }, rest)}
  >
    <circle cx="56" cy="52" r="36" className={styles.ground} />
    <path d={ART[kind].ink} />
    <path d={ART[kind].accent} className={styles.accent} />
  </svg>
)
