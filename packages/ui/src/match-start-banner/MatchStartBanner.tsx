import { X } from 'lucide-react'
import type { CSSProperties } from 'react'
import { cx } from '../util/cx'
import styles from './MatchStartBanner.module.css'

export interface MatchStartBannerProps {
  /** Which match, e.g. `A v B`. */
  description: string
  /** What happened to it. */
  text: string
  linkLabel: string
  closeLabel: string
  /** Where it stands in the stack: the domain's `bannerPlace` says. `offset` is in design px. */
  zIndex: number
  offset: number
  scale: number
  /** While it fades out. */
  leaving: boolean
  onOpen: () => void
  onTouch: () => void
  onClose: () => void
  className?: string
}

/** Says that a match has begun, over the top of the page; several lie on each other. */
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
