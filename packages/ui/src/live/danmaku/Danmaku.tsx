import { useCallback, useEffect, useRef } from 'react'
import { mergeProps, type RootProps } from '../../util/merge-props'
import { useMergedRef } from '../../util/use-merged-ref'
import { useReducedMotion } from '../../util/use-reduced-motion'
import { useArrivals } from '../use-arrivals'
import styles from './Danmaku.module.css'
import { createStage, type DanmakuComment, type DanmakuStage } from './danmaku-stage'

export type DanmakuDensity = 'sparse' | 'normal' | 'full'

export interface DanmakuProps extends RootProps<'div'> {
  /** Oldest first. Comments added at the end cross the picture; what is there at first, and one without a text, does not. */
  comments: readonly DanmakuComment[]
  /** The share of the height with lanes: a quarter, half or all of it. */
  density?: DanmakuDensity
  /** Seconds that a comment needs to cross. Longer comments are faster. */
  seconds?: number
}

const SHARES: Readonly<Record<DanmakuDensity, number>> = { sparse: 0.25, normal: 0.5, full: 1 }

/**
 * Comments that cross a picture, in lanes, without touching each other. A comment that finds no lane within two seconds
 * is dropped, so a busy room does not cover the picture; an own one enters at once, over another one if need be. What
 * arrives while the page is hidden does not cross it later. With reduced motion comments rest for a few seconds. It takes no
 * presses, and screen readers read the chat instead.
 */
export const Danmaku = ({ comments, density = 'normal', seconds = 7, ref, ...rest }: DanmakuProps) => {
  const place = useRef<HTMLDivElement>(null)
  const stage = useRef<DanmakuStage | null>(null)
  const isStill = useReducedMotion()

  useEffect(() => {
    const root = place.current
    if (!root) return
    const { font, lineHeight, direction } = getComputedStyle(root)
    const made = createStage({
      root,
      nodeClass: styles.comment ?? '',
      seconds,
      widthOf: textMeasure(font),
      isRightToLeft: direction === 'rtl',
      isStill,
    })
    stage.current = made
    const laneHeight = parseFloat(lineHeight)
    const observer = new ResizeObserver(([entry]) => {
      if (!entry) return
      const { width, height } = entry.contentRect
      made.resize({ width, laneHeight, lanes: Math.max(1, Math.floor((height * SHARES[density]) / laneHeight)) })
    })
    observer.observe(root)
    return () => {
      observer.disconnect()
      made.destroy()
      stage.current = null
    }
  }, [density, seconds, isStill])

  useArrivals(
    comments,
    useCallback(
      (arrived: readonly DanmakuComment[]) => stage.current?.add(arrived.filter(({ text }) => text !== '')),
      [],
    ),
  )
  const root = useMergedRef(place, ref)
  return (
    <div
      {...mergeProps({ ref: root, 'aria-hidden': true, className: styles.danmaku, 'data-component': 'Danmaku' }, rest)}
    />
  )
}

/** The space before and after a text, in CSS px. */
const PADDING = 2 * 8

/** Measures texts on a canvas, because measuring elements would need a layout for each comment. */
const textMeasure = (font: string) => {
  const context = document.createElement('canvas').getContext('2d')
  if (context) context.font = font
  return (text: string) => (context?.measureText(text).width ?? 0) + PADDING
}
