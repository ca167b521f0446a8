import { useState, type CSSProperties } from 'react'
import { cx } from '../util/cx'
import { hueOf } from '../util/hue-of'
import { initials } from '../util/initials'
import { pictureShown, usePictureAtRest } from '../util/use-picture-at-rest'
import styles from './TeamLogo.module.css'

export interface TeamLogoProps {
  name: string
  src?: string | null
  size?: 'small' | 'medium' | 'large'
  className?: string
}

/**
 * The crest of a team or league; a shield with its initial if there is none. It has no accessible name because the name
 * is next to it as text. In a `StickyVirtualList` it stays empty until scrolling stops.
 */
export const TeamLogo = ({ name, src, size = 'small', className }: TeamLogoProps) => {
  const [broken, setBroken] = useState<string | null>(null)
  const mayDraw = usePictureAtRest(src)
  const shape = cx(styles.logo, className)
  if (src && !mayDraw) return <span aria-hidden className={shape} data-size={size} data-waits="" />
  if (src && broken !== src)
    return (
      <img
        className={shape}
        data-size={size}
        src={src}
        alt=""
        loading="lazy"
        decoding="async"
        fetchPriority="low"
        draggable={false}
        onLoad={() => pictureShown(src)}
        onError={() => setBroken(src)}
      />
    )
  return (
    <span
      aria-hidden
      className={shape}
      data-size={size}
      data-shield=""
      style={{ '--hue': hueOf(name) } as CSSProperties}
    >
      {size !== 'small' && initials(name)}
    </span>
  )
}
