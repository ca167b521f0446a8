import { X } from 'lucide-react'
import type { FocusEvent } from 'react'
import { mergeProps, type RootProps } from '../../util/merge-props'
import styles from './MatchStartBanner.module.css'

export interface MatchStartBannerProps extends RootProps<'div'> {
  /** The match, e.g. `A v B`. */
  description: string
  /** What happened. */
  text: string
  /** The text of the button that opens the match. */
  linkLabel: string
  /** The accessible name of the button that closes the banner. */
  closeLabel: string
  /** Its position in the stack, from the domain's `bannerPlace`. `offset` is in design px. */
  zIndex: number
  /** How far below the first banner, in design px. */
  offset: number
  /** 1 for the first banner, less for those behind it. */
  scale: number
  /** True while it fades out. */
  leaving: boolean
  /** Called on a press on the button with `linkLabel`. */
  onOpen: () => void
  /** Called when a finger touches the banner or the keyboard comes to it, which then stays longer. */
  onTouch: () => void
  /** Called on a press on the cross. */
  onClose: () => void
}

/** Announces the start of a match at the top of the page. Several banners form a stack. */
export const MatchStartBanner = (props: MatchStartBannerProps) => {
  const {
    description,
    text,
    linkLabel,
    closeLabel,
    zIndex,
    offset,
    scale,
    leaving,
    onOpen,
    onTouch,
    onClose,
    ...rest
  } = props
  return (
    <div
      {...mergeProps(
        {
          role: 'status',
          className: styles.banner,
          style: { '--layer': zIndex, '--offset': offset, '--scale': scale },
          'data-component': 'MatchStartBanner',
          'data-leaving': leaving || undefined,
          onPointerDown: onTouch,
          onFocus: ({ target }: FocusEvent) => target.matches(':focus-visible') && onTouch(),
        },
        rest,
      )}
    >
      <p className={styles.text}>
        <b>{description}</b>
        {text}
      </p>
      <button type="button" className={styles.open} onClick={onOpen}>
        {linkLabel}
      </button>
      <button type="button" className={styles.close} aria-label={closeLabel} onClick={onClose}>
        <X aria-hidden />
      </button>
    </div>
  )
}
