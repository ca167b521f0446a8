import { contrastOf, colourOf, groundsOf, ancestorsOf } from './colour'
import type { Facts, Part } from './facts'
import { expectNone, faultsOfViews, finishEntrances, inWords, tabStops } from './page'

const LEAST_WIDTH = 2
const LEAST_CONTRAST = 3

/** The element that shows the focus of another one: itself, the box drawn after a field, or a row around it. */
const ringOf = (stop: HTMLElement, root: HTMLElement) =>
  [stop, stop.nextElementSibling, ...ancestorsOf(stop.parentElement).filter((element) => root.contains(element))].find(
    (element) => {
      if (!element) return false
      const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(element)
      return outlineStyle !== 'none' && parseFloat(outlineWidth) > 0 && colourOf(outlineColor)[3] > 0
    },
  )

interface Edges {
  left: number
  right: number
  top: number
  bottom: number
}

const grown = ({ left, right, top, bottom }: Edges, by: number): Edges => ({
  left: left - by,
  right: right + by,
  top: top - by,
  bottom: bottom + by,
})

/** The first ancestor outside of which a part of the ring is not drawn. */
const clippedBy = (ring: Element, { left, right, top, bottom }: Edges) =>
  ancestorsOf(ring.parentElement).find((element) => {
    const { overflowX, overflowY, contain } = getComputedStyle(element)
    if (element === document.body || element === document.documentElement) return false
    if (overflowX === 'visible' && overflowY === 'visible' && !/strict|content|paint/.test(contain)) return false
    const box = element.getBoundingClientRect()
    return left < box.left - 0.5 || right > box.right + 0.5 || top < box.top - 0.5 || bottom > box.bottom + 0.5
  })

/** What is under the ring in the middle of its sides, from the top to the bottom. */
const stacksUnder = ({ left, right, top, bottom }: Edges) => {
  const [x, y] = [(left + right) / 2, (top + bottom) / 2]
  return [
    [x, top],
    [x, bottom],
    [left, y],
    [right, y],
  ].map(([pointX = 0, pointY = 0]) => document.elementsFromPoint(pointX, pointY))
}

/** The least contrast of the ring against what is around it. */
const contrastAround = (ring: Element, at: Edges, isOutside: boolean) => {
  finishEntrances()
  const colour = colourOf(getComputedStyle(ring).outlineColor)
  const grounds = stacksUnder(at)
    // The touch target of an element may be larger than what is drawn.
    .map((stack) => (isOutside ? stack.filter((element) => !ring.contains(element)) : stack))
    .filter((stack) => stack.length > 0)
    .flatMap(groundsOf)
  return Math.min(...grounds.map((ground) => contrastOf(colour, ground)))
}

const faultsOf = (stop: HTMLElement, root: HTMLElement): string[] => {
  const ring = ringOf(stop, root)
  if (!ring) return [`${inWords(stop)} shows no focus`]
  const { outlineWidth, outlineOffset } = getComputedStyle(ring)
  const [width, offset] = [parseFloat(outlineWidth), parseFloat(outlineOffset)]
  const faults: string[] = []
  if (width < LEAST_WIDTH) faults.push(`the ring of ${inWords(stop)} is ${width} px wide`)
  const box = ring.getBoundingClientRect()
  const clip = clippedBy(ring, grown(box, offset + width))
  if (clip) faults.push(`${inWords(clip)} cuts the ring of ${inWords(stop)}`)
  for (const mode of ['light', 'dark']) {
    document.body.setAttribute('mode', mode)
    const contrast = contrastAround(ring, grown(box, offset + width / 2), offset >= 0)
    if (contrast < LEAST_CONTRAST) faults.push(`the ${mode} ring of ${inWords(stop)} has ${contrast.toFixed(2)} : 1`)
  }
  document.body.removeAttribute('mode')
  return faults
}

/** Everything that the Tab key reaches shows it: by a ring of 2 px, 3 : 1 against its ground, which nothing cuts. Rule: UI-9. */
export const assertFocusRing = async <Props extends object>(part: Part<Props>, facts: Facts<Props>) => {
  const { states: _states, off: _off, ...least } = facts
  const faults = await faultsOfViews(part, least, async (root) => {
    finishEntrances()
    const found: string[] = []
    for await (const stop of tabStops(root)) found.push(...faultsOf(stop, root))
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    return found
  })
  expectNone('rings of the focus', faults)
}
