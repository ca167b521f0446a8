import { X } from 'lucide-react'
import type { CSSProperties } from 'react'
import { cx } from '../util/cx'
import styles from './MatchStartBanner.module.css'

export interface MatchStartBannerProps {
  /** The match, e.g. `A v B`. */
  description: string
  /** What happened. */
  text: string
  linkLabel: string
  closeLabel: string
  /** Its position in the stack, from the domain's `bannerPlace`. `offset` is in design px. */
  zIndex: number
  offset: number
  scale: number
  /** True while it fades out. */
  leaving: boolean
  onOpen: () => void
  onTouch: () => void
  onClose: () => void
  className?: string
}

/** Announces the start of a match at the top of the page. Several banners form a stack. */
export const MatchStartBanner = (props: MatchStartBannerProps) => {
  const { description, text, linkLabel, closeLabel, zIndex, offset, scale, leaving, onOpen, onTouch, onClose } = props
  return (
    <div
      role="status"
      className={cx(styles.banner, props.className)}
      data-leaving={leaving || undefined}
      style={{ '--layer': zIndex, '--offset': offset, '--scale': scale } as CSSProperties}
      onPointerDown={onTouch}
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
