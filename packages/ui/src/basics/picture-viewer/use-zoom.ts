import { useLayoutEffect, useRef, type MouseEvent, type PointerEvent } from 'react'
import { closeAt, moved, settled, WHOLE, type Place, type Point } from './zoom'

interface ZoomOptions {
  /** Kept by the caller. */
  isZoomed: boolean
  onZoom: (isZoomed: boolean) => void
  /** Called after a swipe down on the whole picture. */
  onClose: () => void
}

/** The minimum length of a swipe that closes, in CSS px. */
const ENOUGH = 100

/** Handlers for the frame of a picture, whose `<img>` follows one or two fingers. */
export const useZoom = ({ isZoomed, onZoom, onClose }: ZoomOptions) => {
  const frame = useRef<HTMLDivElement>(null)
  const place = useRef<Place>(WHOLE)
  const fingers = useRef(new Map<number, Point>())
  const start = useRef<{ place: Place; points: Point[] }>({ place: WHOLE, points: [] })

  /** Not by React: the fingers move once a frame. */
  const draw = (next: Place) => {
    place.current = next
    const image = frame.current?.querySelector('img')
    if (!image) return
    image.style.translate = `${next.x}px ${next.y}px`
    image.style.scale = String(next.scale)
  }
  const settle = (next: Place) => {
    const image = frame.current?.querySelector('img')
    if (!image || !frame.current) return
    const { clientWidth: width, clientHeight: height } = frame.current
    const final = settled(next, { width: image.offsetWidth, height: image.offsetHeight }, { width, height })
    draw(final)
    onZoom(final.scale > 1)
  }
  // The buttons of the viewer change it too.
  useLayoutEffect(() => {
    if (isZoomed !== place.current.scale > 1) draw(isZoomed ? closeAt(WHOLE) : WHOLE)
  }, [isZoomed])

  const pointOf = ({ clientX, clientY }: MouseEvent): Point => {
    const { left = 0, top = 0, width = 0, height = 0 } = frame.current?.getBoundingClientRect() ?? {}
    return { x: clientX - left - width / 2, y: clientY - top - height / 2 }
  }
  const begin = () => {
    start.current = { place: place.current, points: [...fingers.current.values()] }
    frame.current?.toggleAttribute('data-held', fingers.current.size > 0)
  }
  const onPointerDown = (event: PointerEvent) => {
    if (event.button !== 0) return
    fingers.current.set(event.pointerId, pointOf(event))
    begin()
  }
  const onPointerMove = (event: PointerEvent) => {
    if (!fingers.current.has(event.pointerId)) return
    fingers.current.set(event.pointerId, pointOf(event))
    const points = [...fingers.current.values()].slice(0, 2)
    const next = moved(start.current.place, start.current.points.slice(0, 2), points)
    if (points.length > 1 || next.scale > 1) draw(next)
    // The whole picture moves down only; the browser swipes it sideways.
    else draw({ ...WHOLE, y: Math.max(0, next.y) })
  }
  const onPointerEnd = (event: PointerEvent) => {
    if (!fingers.current.delete(event.pointerId)) return
    begin()
    if (fingers.current.size > 0) return
    const isSwipe = event.type !== 'pointercancel' && place.current.scale === 1 && place.current.y > ENOUGH
    settle(place.current)
    if (isSwipe) onClose()
  }
  const onDoubleClick = (event: MouseEvent) => settle(place.current.scale > 1 ? WHOLE : closeAt(pointOf(event)))
  return {
    ref: frame,
    onPointerDown,
    onPointerMove,
    onPointerUp: onPointerEnd,
    onPointerCancel: onPointerEnd,
    onDoubleClick,
  }
}
