import { ImageOff } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { mergeProps, type RootProps } from '../../util/merge-props'
import { Pressable } from '../pressable'
import styles from './Picture.module.css'

export interface PictureVariant {
  src: string
  /** Its width in px. */
  width: number
}

export interface PictureProps extends RootProps<'div'> {
  /** Its URL; `null` if there is none. */
  src: string | null
  /** What the picture shows; empty if the text next to it says the same. */
  alt: string
  /** Width by height, so that the page does not move when the picture comes. */
  ratio?: number
  /** The same picture in other widths; the browser fetches the one that fits. */
  variants?: readonly PictureVariant[]
  /** The width at which it is drawn, as in the attribute `sizes` of `<img>`. */
  sizes?: string
  /** A tiny picture as a `data:` URL, drawn until the real one is there. */
  blur?: string
  /** Whether it is on the screen when the page opens: it is then fetched before other files. */
  eager?: boolean
  /** `contain` shows the whole picture, with bars. */
  fit?: 'cover' | 'contain'
  /** Instead of the icon when there is no picture or it does not load. */
  fallback?: ReactNode
  /** Opens the picture, for example in a viewer. `alt` names the button. */
  onOpen?: () => void
}

/** A picture that keeps its place, loads when it comes near the screen, and has a substitute when it fails. */
export const Picture = (props: PictureProps) => {
  const { src, alt, ratio = 16 / 9, variants = [], sizes = '100vw', blur, eager = false, ...others } = props
  const { fit = 'cover', fallback, onOpen, ...rest } = others
  const [broken, setBroken] = useState<string | null>(null)
  const failed = !src || src === broken
  const image = !failed && (
    <img
      key={src}
      src={src}
      alt={onOpen ? '' : alt}
      {...(variants.length > 0 && { srcSet: variants.map((one) => `${one.src} ${one.width}w`).join(', '), sizes })}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : undefined}
      decoding="async"
      draggable={false}
      className={styles.image}
      onError={() => setBroken(src)}
    />
  )
  return (
    <div
      {...mergeProps(
        {
          className: styles.picture,
          style: { '--ratio': ratio, ...(blur !== undefined && !failed && { '--blur': `url("${blur}")` }) },
          'data-component': 'Picture',
          'data-fit': fit,
          'data-failed': failed || undefined,
        },
        rest,
      )}
    >
      {failed && (
        <span {...(alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true })} className={styles.fallback}>
          {fallback ?? <ImageOff aria-hidden />}
        </span>
      )}
      {onOpen && !failed ? (
        <Pressable aria-label={alt} className={styles.open} onPress={onOpen}>
          {image}
        </Pressable>
      ) : (
        image
      )}
    </div>
  )
}
