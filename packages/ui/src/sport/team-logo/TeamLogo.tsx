import { useState, type Ref } from 'react'
import { mergeProps, type RootProps } from '../../util/merge-props'
import { hueOf } from '../../util/hue-of'
import { initials } from '../../util/initials'
import { pictureShown, usePictureAtRest } from '../../util/use-picture-at-rest'
import styles from './TeamLogo.module.css'

export interface TeamLogoProps extends RootProps<'span', 'ref'> {
  /** The name of the team or league. Without a picture it determines the initial and the colour. */
  name: string
  /** The URL of the picture. */
  src?: string | null
  /** `small` is for rows, `large` for the head of a match. */
  size?: 'small' | 'medium' | 'large'
  /** The picture or the shield. */
  ref?: Ref<HTMLElement>
}

/**
 * The crest of a team or league; a shield with its initial if there is none. It has no accessible name because the name
 * is next to it as text. In a `StickyVirtualList` it stays empty until scrolling stops.
 */
export const TeamLogo = ({ name, src, size = 'small', ref, ...rest }: TeamLogoProps) => {
  const [broken, setBroken] = useState<string | null>(null)
  const mayDraw = usePictureAtRest(src)
  const own = { className: styles.logo, 'data-component': 'TeamLogo', 'data-size': size }
  if (src && !mayDraw) return <span aria-hidden ref={ref} {...mergeProps({ ...own, 'data-waits': '' }, rest)} />
  if (src && broken !== src)
    return (
      <img
        ref={ref as Ref<HTMLImageElement>}
        {...mergeProps(own, rest)}
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
    <span aria-hidden ref={ref} {...mergeProps({ ...own, 'data-shield': '', style: { '--hue': hueOf(name) } }, rest)}>
      {size !== 'small' && initials(name)}
    </span>
  )
}
