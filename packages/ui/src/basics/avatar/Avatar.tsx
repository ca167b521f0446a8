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
  /** A ring that the kit draws, or the URL of a picture to lay around: square, with a hole of 72 % in the middle. */
  frame?: 'vip' | 'anchor' | { src: string }
  /** The level as a short text, e.g. `7`, in the corner; from 40 px. */
  level?: string
  /** Read by screen readers: the name, and what the frame and the level say. Omit it if they are next to the picture. */
  alt?: string
}

/** A round picture of a person; initials if the picture is missing or does not load. */
export const Avatar = (props: AvatarProps) => {
  const { name, src, size = 'medium', live = false, frame, level, alt = '', ...rest } = props
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
          'data-frame': typeof frame === 'object' ? 'picture' : frame,
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
      {typeof frame === 'object' && <img className={styles.frame} src={frame.src} alt="" draggable={false} />}
      {level !== undefined && (
        <span aria-hidden className={styles.level}>
          {level}
        </span>
      )}
    </span>
  )
}
