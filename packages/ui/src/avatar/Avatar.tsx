import { useState, type CSSProperties } from 'react'
import { cx } from '../util/cx'
import { hueOf } from '../util/hue-of'
import { initials } from '../util/initials'
import styles from './Avatar.module.css'

export interface AvatarProps {
  /** The name of the person. Without a picture it determines the initials and the colour. */
  name: string
  src?: string | null
  size?: 'tiny' | 'small' | 'medium' | 'large' | 'huge'
  /** Draws the ring that marks an anchor who is on air. */
  live?: boolean
  /** Read by screen readers. Omit it if the name is next to the picture. */
  alt?: string
  className?: string
}

/** A round picture of a person; initials if the picture is missing or does not load. */
export const Avatar = ({ name, src, size = 'medium', live = false, alt = '', className }: AvatarProps) => {
  const [broken, setBroken] = useState<string | null>(null)
  const showsImage = Boolean(src) && broken !== src
  return (
    <span
      className={cx(styles.avatar, className)}
      style={{ '--hue': hueOf(name) } as CSSProperties}
      data-size={size}
      data-live={live || undefined}
      {...(!showsImage && (alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true }))}
    >
      {showsImage && src ? (
        <img
          className={styles.image}
          src={src}
          alt={alt}
          loading="lazy"
          decoding="async"
          draggable={false}
          onError={() => setBroken(src)}
        />
      ) : (
        initials(name)
      )}
    </span>
  )
}
