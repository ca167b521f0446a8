import { useEffect, useRef, useState, type KeyboardEvent, type MouseEvent, type UIEvent } from 'react'
import { isMotionReduced } from '../../util/use-reduced-motion'

/** Less than this, in px, is a finger that changed its mind. */
const REVEALED_FROM = 8

/**
 * The buttons beside a row, which lie outside it until the row is scrolled sideways. They close on Escape, on a press
 * elsewhere, and after one was pressed. A right click opens the menu of a row that has one, and does not reveal them.
 */
export const useRowActions = (hasActions: boolean, hasMenu: boolean) => {
  const row = useRef<HTMLDivElement>(null)
  const [isRevealed, setRevealed] = useState(false)
  useEffect(() => {
    if (!isRevealed) return
    const onPointerDown = ({ target }: Event) => {
      if (target instanceof Node && !row.current?.contains(target)) hide(row.current)
    }
    document.addEventListener('pointerdown', onPointerDown)
    return () => document.removeEventListener('pointerdown', onPointerDown)
  }, [isRevealed])

  const reveal = () => {
    row.current?.lastElementChild?.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: behavior() })
  }
  const handlers = {
    onScroll: ({ currentTarget }: UIEvent) => setRevealed(Math.abs(currentTarget.scrollLeft) > REVEALED_FROM),
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      const target = targetOf(event, isRevealed)
      if (!target) return
      event.preventDefault()
      if (event.key === 'Escape') hide(row.current)
      target.focus()
    },
    /** A press on the row closes its actions first, as a press on one of them does in the end. */
    onClickCapture: (event: MouseEvent<HTMLElement>) => {
      if (!isRevealed || !(event.target instanceof Node)) return
      hide(row.current)
      if (actionsOf(row.current).some((action) => action.contains(event.target as Node))) return
      event.preventDefault()
      event.stopPropagation()
    },
  }
  const onContextMenu = (event: MouseEvent<HTMLElement>) => {
    event.preventDefault()
    reveal()
    if (row.current?.querySelector(':focus-visible')) actionsOf(row.current)[0]?.focus()
  }
  const own = hasMenu ? handlers : { ...handlers, onContextMenu }
  return { row, isRevealed, reveal, handlers: hasActions ? own : {} }
}

const actionsOf = (row: HTMLElement | null) => [...(row?.querySelectorAll<HTMLElement>(':scope > button') ?? [])]

const openerOf = (row: HTMLElement) => row.querySelector<HTMLElement>('a, button')

const behavior = () => (isMotionReduced() ? 'instant' : 'smooth')

const hide = (row: HTMLElement | null) => row?.scrollTo({ left: 0, behavior: behavior() })

/** What gets the focus: the arrows go from the row along its actions, and Escape back to the row. */
const targetOf = ({ key, currentTarget, target }: KeyboardEvent<HTMLElement>, isRevealed: boolean) => {
  const stops = [openerOf(currentTarget), ...actionsOf(currentTarget)]
  const at = stops.findIndex((stop) => stop === target)
  if (key === 'Escape') return isRevealed ? stops[0] : undefined
  if (at < 0) return undefined
  const isMirrored = getComputedStyle(currentTarget).direction === 'rtl'
  if (key === (isMirrored ? 'ArrowLeft' : 'ArrowRight')) return stops[at + 1]
  return key === (isMirrored ? 'ArrowRight' : 'ArrowLeft') && at > 0 ? stops[at - 1] : undefined
}
