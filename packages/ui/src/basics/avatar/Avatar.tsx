import { useState } from 'react'
import { mergeProps, type RootProps } from '../../util/merge-props'
import { hueOf } from '../../util/hue-of'
import { initials } from '../../util/initials'
import styles from './Avatar.module.css'

export interface AvatarProps extends RootProps<'span'> {
  /** The name of the person. Without a picture it determines the initials and the colour. */
  name: string
  /** The URL of the picture. */
  src?: string | null
  /** The diameter: 20, 28, 40, 56 or 72 px. */
  size?: 'tiny' | 'small' | 'medium' | 'large' | 'huge'
  /** Draws the ring that marks an anchor who is on air. */
  live?: boolean
  /** Read by screen readers. Omit it if the name is next to the picture. */
  alt?: string
}

/** A round picture of a person; initials if the picture is missing or does not load. */
export const Avatar = ({ name, src, size = 'medium', live = false, alt = '', ...rest }: AvatarProps) => {
  const [broken, setBroken] = useState<string | null>(null)
  const showsImage = Boolean(src) && broken !== src
  return (
    <span
      {...mergeProps(
        {
          className: styles.avatar,
          style: { '--hue': hueOf(name) },
          'data-component': 'Avatar',
          'data-size': size,
          'data-live': live || undefined,
          ...(!showsImage && (alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true })),
        },
        rest,
      )}
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
