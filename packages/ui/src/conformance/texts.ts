import { inWords } from './page'

interface Box {
  left: number
  right: number
  top: number
  bottom: number
}

interface Leaf {
  element: Element
  /** Its lines, also where they are cut. */
  lines: readonly Box[]
  /** What can be seen of them. */
  seen: readonly Box[]
  isText: boolean
}

/** Less is a rounded edge, not a fault. */
const SLACK = 1.5

const visible = (element: Element) =>
  element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
  // Texts for screen readers only.
  !element.closest('[style*="clip-path"]') &&
  ancestors(element).every((one) => getComputedStyle(one).clipPath === 'none')

const ancestors = (element: Element | null): Element[] =>
  element ? [element, ...ancestors(element.parentElement)] : []

/** The lines of a text, as high as its small letters: what no line height may cut. */
const linesOf = (text: Node): Box[] => {
  const range = document.createRange()
  range.selectNodeContents(text)
  const size = text.parentElement ? parseFloat(getComputedStyle(text.parentElement).fontSize) : 0
  return [...range.getClientRects()]
    .filter(({ width }) => width > 0)
    .map(({ left, right, top, bottom }) => {
      const middle = (top + bottom) / 2
      return { left, right, top: middle - size * 0.35, bottom: middle + size * 0.35 }
    })
}

/** The visible texts of the component. */
export const textNodesOf = (root: Element): Text[] => {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  while (walker.nextNode()) {
    const node = walker.currentNode
    if (node instanceof Text && node.data.trim() && node.parentElement && visible(node.parentElement)) texts.push(node)
  }
  return texts
}

/** What the boxes around an element leave of a line. */
const seenOf = (line: Box, parent: Element): Box =>
  ancestors(parent)
    .filter((element) => getComputedStyle(element).overflowX !== 'visible')
    .reduce((rest, element) => meet(rest, element.getBoundingClientRect()), line)

const leaf = (element: Element, lines: readonly Box[], isText: boolean): Leaf => ({
  element,
  lines,
  seen: lines
    .map((line) => seenOf(line, element))
    .filter(({ left, right, top, bottom }) => right > left && bottom > top),
  isText,
})

const leavesOf = (root: Element): Leaf[] => [
  ...textNodesOf(root).map((text) => leaf(text.parentElement ?? root, linesOf(text), true)),
  ...[...root.querySelectorAll('svg, img, progress')]
    .filter(visible)
    .map((element) => leaf(element, [element.getBoundingClientRect()], false)),
]

const meets = (a: Box, b: Box) =>
  Math.min(a.right, b.right) - Math.max(a.left, b.left) > SLACK &&
  Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > SLACK

const meet = (a: Box, b: Box): Box => ({
  left: Math.max(a.left, b.left),
  right: Math.min(a.right, b.right),
  top: Math.max(a.top, b.top),
  bottom: Math.min(a.bottom, b.bottom),
})

const within = (inner: Box, outer: Box, axis: 'x' | 'y') =>
  axis === 'x'
    ? inner.left >= outer.left - SLACK && inner.right <= outer.right + SLACK
    : inner.top >= outer.top - SLACK && inner.bottom <= outer.bottom + SLACK

/** Why a line of text cannot be read in whole, or nothing. An ellipsis is intended if two letters are left of the text. */
const cutOf = (line: Box, parent: Element, root: Element): string | null => {
  let rest = line
  let isOwnBox = true
  const scrolled = { x: false, y: false }
  for (const element of ancestors(parent)) {
    const style = getComputedStyle(element)
    if (style.display.startsWith('inline') && style.display === 'inline') continue
    if (style.display === 'contents') continue
    const box = element.getBoundingClientRect()
    const paints = !/strict|content|paint/.test(style.contain)
    const cuts = { x: style.overflowX !== 'visible' || !paints, y: style.overflowY !== 'visible' || !paints }
    scrolled.x ||= /auto|scroll/.test(style.overflowX)
    scrolled.y ||= /auto|scroll/.test(style.overflowY)
    const hasEllipsis = style.textOverflow === 'ellipsis' && cuts.x
    const clamps = style.webkitLineClamp !== 'none'
    if (hasEllipsis && !within(rest, box, 'x')) {
      const left = meet(rest, box)
      const size = parseFloat(getComputedStyle(parent).fontSize)
      if (left.right - left.left < Math.min(size * 1.5, rest.right - rest.left)) return 'nothing is left of'
      rest = left
    }
    if (clamps && !within(rest, box, 'y')) return null
    if (!scrolled.x && (cuts.x || isOwnBox || element === root) && !within(rest, box, 'x')) return 'too wide'
    if (!scrolled.y && cuts.y && !within(rest, box, 'y')) return 'too high'
    isOwnBox = false
    if (style.position === 'fixed' || element.matches('dialog')) return null
  }
  return null
}

const floats = (element: Element, upTo: Element): boolean => {
  if (element === upTo) return false
  if (['absolute', 'fixed'].includes(getComputedStyle(element).position)) return true
  return element.parentElement ? floats(element.parentElement, upTo) : false
}

/** A picture may be under a text on purpose, if one of them is lifted out of the flow. */
const mayOverlap = (a: Leaf, b: Leaf) => {
  if (a.element.contains(b.element) || b.element.contains(a.element)) return !a.isText || !b.isText
  if (a.isText && b.isText) return false
  if (!a.isText && !b.isText) return true
  const both = ancestors(a.element).find((element) => element.contains(b.element)) ?? document.body
  return floats(a.element, both) || floats(b.element, both)
}

const overlapsOf = (leaves: readonly Leaf[]) =>
  leaves.flatMap((one, at) =>
    leaves
      .slice(at + 1)
      .filter(
        (other) => !mayOverlap(one, other) && one.seen.some((box) => other.seen.some((their) => meets(box, their))),
      )
      .map((other) => `${inWords(one.element)} overlaps ${inWords(other.element)}`),
  )

/** What cannot be read: a page that scrolls sideways, cut texts, texts over texts or pictures. */
export const unreadableOf = (root: Element): string[] => {
  const { scrollWidth, clientWidth } = document.documentElement
  const leaves = leavesOf(root)
  const cuts = leaves
    .filter(({ isText }) => isText)
    .flatMap(({ element, lines }) =>
      lines.map((line) => cutOf(line, element, root)).map((cut) => (cut ? `${cut}: ${inWords(element)}` : '')),
    )
    .filter(Boolean)
  return [
    ...(scrollWidth > clientWidth ? [`the page is ${scrollWidth} px wide`] : []),
    ...new Set([...cuts, ...overlapsOf(leaves)]),
  ]
}
