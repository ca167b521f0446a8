import { useState, type CSSProperties } from 'react'
import { cx } from '../util/cx'
import { hueOf } from '../util/hue-of'
import { initials } from '../util/initials'
import { pictureShown, useCalmPicture } from '../util/use-calm-picture'
import styles from './TeamLogo.module.css'

export interface TeamLogoProps {
  name: string
  src?: string | null
  size?: 'small' | 'medium' | 'large'
  className?: string
}

/**
 * The crest of a team or league; a shield with its initial where there is none. The name stands beside it as text. In a
 * `StickyVirtualList` that is being scrolled it keeps its place empty until the list rests.
 */
export const TeamLogo = ({ name, src, size = 'small', className }: TeamLogoProps) => {
  const [broken, setBroken] = useState<string | null>(null)
  const calm = useCalmPicture(src)
  const shape = cx(styles.logo, className)
  if (src && !calm) return <span aria-hidden className={shape} data-size={size} data-waits="" />
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
