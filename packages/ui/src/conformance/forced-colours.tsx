import { ancestorsOf, colourOf, contrastOf, groundsOf } from './colour'
import type { Facts, Part } from './facts'
import { expectNone, faultsOfViews, inWords, withMedia } from './page'
import { textNodesOf } from './texts'

const PSEUDO = [undefined, '::before', '::after'] as const
const CHOSEN = '[aria-checked=true], [aria-selected=true], [aria-current]'

interface Shape {
  element: Element
  pseudo: (typeof PSEUDO)[number]
}

const styleOf = ({ element, pseudo }: Shape) => getComputedStyle(element, pseudo)

const fillContrast = (shape: Shape) => {
  const style = styleOf(shape)
  const [ground = [255, 255, 255, 1] as const] = groundsOf(
    ancestorsOf(shape.pseudo ? shape.element : shape.element.parentElement),
  )
  return contrastOf(colourOf(style.backgroundColor), ground)
}

const hasEdge = (shape: Shape) => {
  const style = styleOf(shape)
  const borders = ['Top', 'Right', 'Bottom', 'Left'] as const
  const hasBorder = borders.some(
    (side) =>
      parseFloat(style[`border${side}Width`]) > 0 &&
      style[`border${side}Style`] !== 'none' &&
      colourOf(style[`border${side}Color`])[3] > 0,
  )
  return hasBorder || (style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) > 0)
}

/** A shape that says something without a text: a dot, a bar, the mark of a tab. */
const isMark = (shape: Shape) => {
  const { content, display } = styleOf(shape)
  const isEmpty = shape.pseudo ? content !== 'none' && content !== 'normal' : shape.element.childNodes.length === 0
  return isEmpty && display !== 'none' && fillContrast(shape) >= 2
}

const blurs = (shadow: string) => {
  const [, , blur = '0'] = shadow
    .replace(/\w+\([^)]*\)/g, '')
    .trim()
    .split(/\s+/)
  return parseFloat(blur) > 0 && !shadow.includes('inset')
}

/** What lies over the page, and is told apart from it by a shadow or its own colour. */
const isLifted = ({ element, pseudo }: Shape) => {
  const style = getComputedStyle(element)
  if (pseudo || colourOf(style.backgroundColor)[3] === 0) return false
  return style.position === 'fixed' || blurs(style.boxShadow) || element.parentElement?.matches('dialog:modal') === true
}

const isBoundControl = ({ element, pseudo }: Shape) =>
  !pseudo && element.matches('button, input, a') && fillContrast({ element, pseudo }) > 1.05

const looksOf = (element: Element) =>
  [element, ...element.querySelectorAll('*')].map((part) =>
    PSEUDO.map((pseudo) => {
      const shape = { element: part, pseudo }
      const { color, textDecorationLine } = styleOf(shape)
      return [color, textDecorationLine, hasEdge(shape), fillContrast(shape) > 1.5].join()
    }).join(';'),
  )

/** A chosen one among several that looks like the others. */
const unmarkedOf = (root: HTMLElement) =>
  [...root.querySelectorAll(CHOSEN)].filter((chosen) => {
    const role = chosen.getAttribute('role')
    const other = [...root.querySelectorAll(role ? `[role=${role}]` : chosen.tagName)].find(
      (element) => !element.matches(CHOSEN),
    )
    const looks = other ? looksOf(other) : []
    return other && looksOf(chosen).every((look, at) => look === (looks[at] ?? look))
  })

const unreadTexts = (root: HTMLElement) =>
  textNodesOf(root)
    .map(({ parentElement }) => parentElement ?? root)
    .filter((element) => {
      const grounds = groundsOf(ancestorsOf(element))
      return Math.min(...grounds.map((ground) => contrastOf(colourOf(getComputedStyle(element).color), ground))) < 4.5
    })

const shapesOf = (root: HTMLElement): Shape[] =>
  [root, ...root.querySelectorAll('*')]
    .filter((element) => element instanceof HTMLElement && element.checkVisibility({ visibilityProperty: true }))
    // A component inside it is checked by its own tests.
    .filter((element) => element.closest('[data-component]') === root)
    .flatMap((element) => PSEUDO.map((pseudo) => ({ element, pseudo })))

/** With the colours of the user, who has no backgrounds and no shadows, texts, edges, marks and choices are visible. */
export const assertForcedColours = async <Props extends object>(part: Part<Props>, facts: Facts<Props>) => {
  const needs: { isMark: boolean; hasBounds: boolean }[][] = []
  await faultsOfViews(part, facts, (root) => {
    needs.push(
      shapesOf(root).map((shape) => ({ isMark: isMark(shape), hasBounds: isLifted(shape) || isBoundControl(shape) })),
    )
    return []
  })
  const faultsOf = (root: HTMLElement) => {
    const expected = needs.shift() ?? []
    const lost = shapesOf(root).flatMap((shape, at) => {
      const { element, pseudo = '' } = shape
      if (hasEdge(shape)) return []
      if (expected[at]?.isMark && fillContrast(shape) < 3) return [`invisible: ${inWords(element)}${pseudo}`]
      return expected[at]?.hasBounds && fillContrast(shape) < 1.5 ? [`no edge: ${inWords(element)}`] : []
    })
    return [
      ...lost,
      ...unreadTexts(root).map((element) => `no contrast: ${inWords(element)}`),
      ...unmarkedOf(root).map((element) => `not told apart: ${inWords(element)}`),
    ]
  }
  const faults = await withMedia('forced-colors', 'active', () => faultsOfViews(part, facts, faultsOf))
  expectNone('what is lost with forced colours', faults)
}
