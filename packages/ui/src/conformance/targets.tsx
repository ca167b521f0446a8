import type { Facts, Part } from './facts'
import { expectNone, faultsOfViews, finishEntrances, inWords } from './page'

const LEAST = 44
const CONTROLS = 'a[href], button, input, select, textarea, summary, [tabindex]'
const ROLES = ['button', 'link', 'checkbox', 'radio', 'switch', 'tab', 'menuitemradio', 'option']

const isTarget = (element: HTMLElement) =>
  (element.matches('a, button, input, select, textarea, summary') ||
    ROLES.includes(element.getAttribute('role') ?? '')) &&
  !element.matches(':disabled, [aria-disabled=true]') &&
  element.checkVisibility({ visibilityProperty: true }) &&
  getComputedStyle(element).pointerEvents !== 'none'

/** WCAG 2.5.8 and 2.5.5 leave out targets within a line of text: the height of the line limits them. */
const isInText = (element: HTMLElement) => {
  if (!getComputedStyle(element).display.startsWith('inline')) return false
  return [...(element.parentElement?.childNodes ?? [])].some(
    (node) =>
      node !== element &&
      (node.nodeType === Node.TEXT_NODE ||
        (node instanceof HTMLElement && getComputedStyle(node).display === 'inline')) &&
      /\p{L}/u.test(node.textContent ?? ''),
  )
}

/** The length of the line through the middle of an element on which a touch reaches it, in px. */
const reachOf = (element: HTMLElement, x: number, y: number, alongX: boolean) => {
  const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : []
  const hits = (by: number) => {
    const hit = document.elementFromPoint(alongX ? x + by : x, alongX ? y : y + by)
    return [element, ...labels].some((owner) => owner.contains(hit))
  }
  if (!hits(0)) return 0
  const far = [-1, 1].map((side) => {
    let by = 0
    while (by < LEAST && hits(side * (by + 0.5))) by += 0.5
    return by
  })
  return (far[0] ?? 0) + (far[1] ?? 0)
}

/** The controls in an element that a finger does not reach on 44 × 44 px. */
export const smallTargets = (root: HTMLElement) => {
  finishEntrances()
  const faults: string[] = []
  for (const element of [root, ...root.querySelectorAll<HTMLElement>(CONTROLS)]) {
    if (!isTarget(element) || isInText(element)) continue
    element.scrollIntoView({ block: 'center', inline: 'center' })
    const { left, top, width, height } = element.getBoundingClientRect()
    const reaches = [true, false].map((alongX) => reachOf(element, left + width / 2, top + height / 2, alongX))
    if (Math.min(...reaches) < LEAST - 0.5) faults.push(`${inWords(element)} is ${reaches.join(' × ')} px`)
  }
  return faults
}

/** A finger reaches everything that can be pressed: 44 × 44 px. Rule: UI-3. */
export const assertTargets = async <Props extends object>(part: Part<Props>, facts: Facts<Props>) =>
  expectNone('targets under 44 × 44 px', await faultsOfViews(part, facts, smallTargets))
