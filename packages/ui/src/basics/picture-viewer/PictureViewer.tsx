import { ChevronLeft, ChevronRight, ImageOff, X, ZoomIn, ZoomOut } from 'lucide-react'
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react'
import { IconButton } from '../icon-button'
import { ModalDialog, type ModalOptions } from '../modal'
import { Spinner } from '../spinner'
import { mergeProps, type RootProps } from '../../util/merge-props'
import { scrollToChild, useShownChild } from '../../util/use-shown-child'
import styles from './PictureViewer.module.css'
import { useZoom } from './use-zoom'

export interface ViewedPicture {
  src: string
  /** What the picture shows. */
  alt: string
}

export interface PictureViewerProps
  extends ModalOptions, RootProps<'dialog', 'open' | 'onClose' | 'onCancel' | 'title'> {
  /** The heading and the accessible name, e.g. "Pictures". */
  title: string
  /** In display order. */
  pictures: readonly ViewedPicture[]
  /** Which picture is shown when the viewer opens, from 0. */
  first?: number
  /** The accessible names of the buttons, and the place of a picture, e.g. "2 / 5". */
  labels: {
    close: string
    previous: string
    next: string
    zoomIn: string
    zoomOut: string
    place: (nth: number, count: number) => string
  }
}

/**
 * Pictures on the whole screen, swiped sideways. Two fingers, a double tap or the button enlarge one; a swipe down,
 * Escape and the button close. Few visitors open it: load it when they do.
 */
export const PictureViewer = (props: PictureViewerProps) => {
  const { title, pictures, first = 0, labels, onClose, ...rest } = props
  const titleId = useId()
  return (
    <ModalDialog
      onClose={onClose}
      {...mergeProps({ 'aria-labelledby': titleId, className: styles.viewer, 'data-component': 'PictureViewer' }, rest)}
    >
      <Pictures {...{ title, titleId, pictures, first, labels, onClose }} />
    </ModalDialog>
  )
}

type PicturesProps = Pick<PictureViewerProps, 'title' | 'pictures' | 'labels' | 'onClose'> & {
  titleId: string
  first: number
}

const Pictures = ({ title, titleId, pictures, first, labels, onClose }: PicturesProps) => {
  const track = useRef<HTMLOListElement>(null)
  const keys = pictures.map(({ src }, index) => `${src} ${index}`)
  const { shown } = useShownChild(track, keys, first)
  const [zoomed, setZoomed] = useState<number | null>(null)
  const isZoomed = zoomed === shown
  useEffect(() => {
    // The dialog, which has no layout before, opens after this effect.
    const frame = requestAnimationFrame(() => scrollToChild(track.current, first, 'instant'))
    return () => cancelAnimationFrame(frame)
  }, [first])
  const show = (index: number) => {
    setZoomed(null)
    scrollToChild(track.current, index, 'smooth')
  }
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const isMirrored = getComputedStyle(event.currentTarget).direction === 'rtl'
    const by = { ArrowRight: isMirrored ? -1 : 1, ArrowLeft: isMirrored ? 1 : -1 }[event.key]
    if (by === undefined) return
    event.preventDefault()
    show(shown + by)
  }
  const step = (label: string, to: number, icon: typeof ChevronLeft) => {
    const Icon = icon
    const isEnd = to < 0 || to >= pictures.length
    return (
      <IconButton
        tone="onScrim"
        label={label}
        icon={<Icon className={styles.arrow} />}
        // Not `disabled`, which would lose the focus.
        aria-disabled={isEnd || undefined}
        onPress={() => isEnd || show(to)}
      />
    )
  }
  return (
    <div className={styles.body} onKeyDown={onKeyDown}>
      <div className={styles.bar}>
        <h2 id={titleId} className={styles.title}>
          {title}{' '}
          {pictures.length > 0 && <span className={styles.place}>{labels.place(shown + 1, pictures.length)}</span>}
        </h2>
        <IconButton tone="onScrim" label={labels.close} icon={<X />} onPress={onClose} />
      </div>
      <ol ref={track} tabIndex={0} className={styles.track} data-zoomed={isZoomed || undefined}>
        {pictures.map((picture, index) => (
          <li key={keys[index]} className={styles.slide}>
            <Zoomable
              picture={picture}
              isNear={Math.abs(index - shown) < 2}
              isZoomed={isZoomed && index === shown}
              onZoom={(isNow) => setZoomed(isNow ? index : null)}
              onClose={onClose}
            />
          </li>
        ))}
      </ol>
      <div className={styles.bar} data-end>
        {step(labels.previous, shown - 1, ChevronLeft)}
        <IconButton
          tone="onScrim"
          label={isZoomed ? labels.zoomOut : labels.zoomIn}
          icon={isZoomed ? <ZoomOut /> : <ZoomIn />}
          onPress={() => setZoomed(isZoomed ? null : shown)}
        />
        {step(labels.next, shown + 1, ChevronRight)}
      </div>
    </div>
  )
}

interface ZoomableProps {
  picture: ViewedPicture
  /** Only pictures next to the one that is shown are loaded. */
  isNear: boolean
  isZoomed: boolean
  onZoom: (isZoomed: boolean) => void
  onClose: () => void
}

const Zoomable = ({ picture: { src, alt }, isNear, isZoomed, onZoom, onClose }: ZoomableProps) => {
  const [state, setState] = useState<'loading' | 'there' | 'failed'>('loading')
  const zoom = useZoom({ isZoomed, onZoom, onClose })
  return (
    <div {...zoom} className={styles.frame}>
      {state === 'loading' && <Spinner />}
      {state === 'failed' ? (
        <span role="img" aria-label={alt} className={styles.broken}>
          <ImageOff aria-hidden />
        </span>
      ) : (
        isNear && (
          <img
            src={src}
            alt={alt}
            draggable={false}
            className={styles.image}
            onLoad={() => setState('there')}
            onError={() => setState('failed')}
          />
        )
      )}
    </div>
  )
}
