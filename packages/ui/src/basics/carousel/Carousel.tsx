import { Pause, Play } from 'lucide-react'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { IconButton } from '../icon-button'
import { mergeProps, type RootProps } from '../../util/merge-props'
import { scrollToChild, useShownChild } from '../../util/use-shown-child'
import styles from './Carousel.module.css'

export interface CarouselProps<Item> extends RootProps<'section', 'onChange'> {
  /** The accessible name, e.g. "Offers". */
  label: string
  /** In display order. */
  items: readonly Item[]
  /** The name of an item, which it keeps. */
  keyOf: (item: Item) => string | number
  /** Renders the slide of an item. All of them are as high as the highest. */
  children: (item: Item, index: number) => ReactNode
  /** How long a slide is shown before the next one follows, in milliseconds. Without it nothing moves by itself. */
  interval?: number
  /** The accessible names of a slide, and of the button that stops and starts the slides. */
  labels: { slide: (nth: number, count: number) => string; pause: string; play: string }
}

/**
 * Slides next to each other that are swiped by the browser itself. They follow by themselves only with `interval`, which
 * a touch, the focus, the mouse, a hidden page, and the wish for reduced motion stop; so does the button.
 */
export const Carousel = <Item,>(props: CarouselProps<Item>) => {
  const { label, items, keyOf, children, interval, labels, ...rest } = props
  const track = useRef<HTMLOListElement>(null)
  const { shown, isSeen } = useShownChild(track, items.map(keyOf))
  const [isPointed, setPointed] = useState(false)
  const [hasFocus, setHasFocus] = useState(false)
  const [isPaused, setPaused] = useState(false)
  const moves = interval !== undefined && items.length > 1
  const isPlaying = moves && !isPaused && !isPointed && !hasFocus && isSeen
  useEffect(() => {
    if (!isPlaying) return
    const timer = setInterval(() => {
      if (document.hidden || matchMedia('(prefers-reduced-motion: reduce)').matches) return
      scrollToChild(track.current, (shown + 1) % items.length, 'smooth')
    }, interval)
    return () => clearInterval(timer)
  }, [isPlaying, interval, shown, items.length])
  return (
    <section
      {...mergeProps(
        {
          'aria-label': label,
          className: styles.root,
          'data-component': 'Carousel',
          onPointerEnter: () => setPointed(true),
          onPointerLeave: () => setPointed(false),
          onFocus: () => setHasFocus(true),
          onBlur: () => setHasFocus(false),
        },
        rest,
      )}
    >
      {/* Scrollers of Safari take no focus by themselves. */}
      <ol ref={track} tabIndex={0} aria-label={label} className={styles.track}>
        {items.map((item, index) => (
          <li key={keyOf(item)} aria-label={labels.slide(index + 1, items.length)} className={styles.slide}>
            {children(item, index)}
          </li>
        ))}
      </ol>
      {items.length > 1 && (
        <div className={styles.foot}>
          <span aria-hidden className={styles.dots}>
            {items.map((item, index) => (
              <i key={keyOf(item)} className={styles.dot} data-shown={index === shown || undefined} />
            ))}
          </span>
          {moves && (
            <IconButton
              className={styles.button}
              label={isPaused ? labels.play : labels.pause}
              icon={isPaused ? <Play /> : <Pause />}
              onPress={() => setPaused(!isPaused)}
            />
          )}
        </div>
      )}
    </section>
  )
}
