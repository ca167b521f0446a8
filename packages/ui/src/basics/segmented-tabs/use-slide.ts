import { useLayoutEffect, useRef, type RefObject } from 'react'
import { isMotionReduced } from '../../util/use-reduced-motion'

const TIMING = { duration: 180, easing: 'cubic-bezier(0.2, 0, 0, 1)', pseudoElement: '::after' }

/** Lets the line or the pill, the `::after` of the chosen tab, come from the tab that was chosen before. */
export const useSlide = (list: RefObject<HTMLElement | null>, selectedId: string, isPill: boolean) => {
  const last = useRef<Element | null>(null)
  useLayoutEffect(() => {
    const tab = list.current?.querySelector('[aria-selected="true"]') ?? null
    const before = last.current
    last.current = tab
    if (!tab || !before?.isConnected || before === tab || isMotionReduced()) return
    const [from, to] = [before.getBoundingClientRect(), tab.getBoundingClientRect()]
    const x = from.x + from.width / 2 - to.x - to.width / 2
    const width = isPill ? from.width / to.width : 1
    tab.animate({ translate: [`${x}px ${from.y - to.y}px`, '0px 0px'], scale: [`${width} 1`, '1 1'] }, TIMING)
  }, [list, selectedId, isPill])
}
