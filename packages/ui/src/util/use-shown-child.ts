import { useEffect, useState, type RefObject } from 'react'

/**
 * Which child of an element that scrolls sideways is in its middle, and whether it can be seen at all. The browser tells:
 * nothing is measured while it scrolls.
 *
 * @param keys Those of the children: others are other elements.
 * @param first The one that is shown at first, to which the caller scrolls.
 */
export const useShownChild = (track: RefObject<HTMLElement | null>, keys: readonly (string | number)[], first = 0) => {
  const children = keys.join('\n')
  const [shown, setShown] = useState(first)
  const [isSeen, setSeen] = useState(false)
  useEffect(() => {
    const element = track.current
    if (!element) return
    const elements = [...element.children]
    const inMiddle = new IntersectionObserver(
      (entries) => {
        // A busy page is told of several moves together, in their order.
        const entry = entries.findLast(({ isIntersecting }) => isIntersecting)
        if (entry) setShown(elements.indexOf(entry.target))
      },
      // A line in the middle of the element.
      { root: element, rootMargin: '0px -50%' },
    )
    for (const child of elements) inMiddle.observe(child)
    const onScreen = new IntersectionObserver((entries) => setSeen(entries.at(-1)?.isIntersecting ?? false))
    onScreen.observe(element)
    return () => {
      inMiddle.disconnect()
      onScreen.disconnect()
    }
  }, [track, children])
  return { shown: Math.min(shown, Math.max(0, keys.length - 1)), isSeen }
}

/** Scrolls an element sideways to one of its children. */
export const scrollToChild = (track: HTMLElement | null, index: number, behavior: ScrollBehavior) => {
  const [first, child] = [track?.firstElementChild, track?.children[index]]
  if (!track || !(first instanceof HTMLElement) || !(child instanceof HTMLElement)) return
  track.scrollTo({ left: child.offsetLeft - first.offsetLeft, behavior })
}
