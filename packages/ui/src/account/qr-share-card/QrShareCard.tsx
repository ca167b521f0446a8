import { useEffect, useRef, useState } from 'react'
import { Skeleton } from '../../basics/skeleton'
import { mergeProps, type RootProps } from '../../util/merge-props'
import { useMergedRef } from '../../util/use-merged-ref'
import { drawShareCard, SHARE_CARD, type ShareCardContent } from './draw-share-card'
import styles from './QrShareCard.module.css'

export interface QrShareCardProps extends ShareCardContent, RootProps<'figure', 'title'> {
  /** Everything that the picture says, in words. */
  alt: string
  /** Called with the picture, a PNG of 750 × 1,000 px, to share or to download. */
  onPicture?: (picture: Blob) => void
  /** Called if the browser cannot draw it. */
  onFail?: (error: unknown) => void
}

/**
 * A picture to send to friends: what is shared, who shares it, and a QR code that leads there. It is an image, so that a
 * long press saves it.
 */
export const QrShareCard = (props: QrShareCardProps) => {
  const { brand, logo, cover, title, note, person, code, url, hint, alt, onPicture, onFail, ref, ...rest } = props
  const place = useRef<HTMLElement>(null)
  const root = useMergedRef(place, ref)
  const [src, setSrc] = useState<string | null>(null)
  const told = useRef({ onPicture, onFail })
  useEffect(() => {
    told.current = { onPicture, onFail }
  })
  // As a text, because callers make new objects with each render.
  const content = JSON.stringify({
    brand,
    logo,
    cover,
    title,
    note,
    person,
    code,
    url,
    hint,
  } satisfies ShareCardContent)
  useEffect(() => {
    let isCurrent = true
    let made: string | null = null
    const style = place.current && getComputedStyle(place.current)
    if (!style) return
    const look = {
      font: style.fontFamily,
      brand: style.getPropertyValue('--brand-strong').trim(),
      brandInk: style.getPropertyValue('--brand-strong-ink').trim(),
    }
    drawShareCard(JSON.parse(content) as ShareCardContent, look).then(
      (picture) => {
        if (!isCurrent) return
        made = URL.createObjectURL(picture)
        setSrc(made)
        told.current.onPicture?.(picture)
      },
      (error: unknown) => isCurrent && told.current.onFail?.(error),
    )
    return () => {
      isCurrent = false
      if (made) URL.revokeObjectURL(made)
    }
  }, [content])
  return (
    <figure {...mergeProps({ ref: root, className: styles.card, 'data-component': 'QrShareCard' }, rest)}>
      {src === null ? (
        <Skeleton className={styles.picture} />
      ) : (
        <img className={styles.picture} src={src} alt={alt} {...SHARE_CARD} />
      )}
    </figure>
  )
}
