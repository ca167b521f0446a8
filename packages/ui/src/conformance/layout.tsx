import { TOKENS } from '../foundations/tokens'
import type { Facts, Part } from './facts'
import { expectNone, faultsOfViews, finishEntrances, inWords } from './page'
import { textNodesOf, unreadableOf } from './texts'

/** Portuguese texts are about 35 % longer than Chinese and English ones. Numbers stay as they are. */
const lengthen = (root: Element) => {
  const { lang } = document.documentElement
  document.documentElement.lang = 'pt-BR'
  const texts = textNodesOf(root)
    .filter(({ data }) => /\p{L}{2}/u.test(data))
    .map((text) => ({ text, before: text.data }))
  for (const { text, before } of texts) {
    const length = Math.ceil(before.length * 0.35)
    text.data = before + before.slice(0, length).trimEnd().padEnd(length, 'o')
  }
  return () => {
    document.documentElement.lang = lang
    for (const { text, before } of texts) text.data = before
  }
}

const SIZES = Object.keys(TOKENS.type).filter((name) => name.startsWith('size-'))

/** Doubles the tokens. A larger root would enlarge everything. */
const doubleText = () => {
  const { style } = document.body
  const now = getComputedStyle(document.body)
  const doubled = SIZES.map((name) => [`--${name}`, `calc(2 * (${now.getPropertyValue(`--${name}`)}))`] as const)
  for (const [name, value] of doubled) style.setProperty(name, value)
  return () => {
    for (const [name] of doubled) style.removeProperty(name)
    if (!style.length) document.body.removeAttribute('style')
  }
}

const CONDITIONS: Readonly<Record<string, (root: Element) => () => void>> = {
  '320 px': () => () => undefined,
  'texts 35 % longer': lengthen,
  'text at 200 %': doubleText,
}

/** A component that measures itself renders again in the next frames: a fault counts if it stays. */
const lasting = async (faultsNow: () => string[]) => {
  finishEntrances()
  let faults = faultsNow()
  for (let frame = 0; frame < 8 && faults.length > 0; frame += 1) {
    await new Promise(requestAnimationFrame)
    faults = faultsNow()
  }
  return faults
}

/** With longer texts and with larger ones, nothing is cut and nothing overlaps. Rule: UI-2. */
export const assertReadable = async <Props extends object>(part: Part<Props>, facts: Facts<Props>) => {
  const faults = await faultsOfViews(part, facts, async (root) => {
    const found: string[] = []
    for (const [name, apply] of Object.entries(CONDITIONS)) {
      const undo = apply(root)
      const unreadable = await lasting(() => unreadableOf(root))
      found.push(...unreadable.map((fault) => `${name}: ${fault}`))
      undo()
    }
    return found
  })
  expectNone('texts that cannot be read', faults)
}

interface Place {
  element: Element
  start: number
  end: number
}

/** The boxes of the layout. Text keeps the direction of its language, and the device draws the options of a list. */
const placesOf = (root: Element): Place[] =>
  [root, ...root.querySelectorAll('*')]
    .filter(
      (element) =>
        element instanceof HTMLElement &&
        !(element instanceof HTMLOptionElement) &&
        // The content of closed `<details>` keeps the place of its last layout.
        element.checkVisibility() &&
        !/^(inline|contents|none)/.test(getComputedStyle(element).display),
    )
    .map((element) => {
      const { left, right } = element.getBoundingClientRect()
      return { element, start: left, end: right }
    })

const notMirrored = (root: Element, expected: readonly Place[], width: number) =>
  placesOf(root)
    .filter(({ start, end }, at) => {
      const one = expected[at]
      return one && (Math.abs(width - start - one.end) > 1.5 || Math.abs(width - end - one.start) > 1.5)
    })
    .map(({ element }) => `not mirrored: ${inWords(element)}`)

/** In a language that is written from right to left, the layout is the mirror image and nothing is cut. */
export const assertMirrors = async <Props extends object>(part: Part<Props>, facts: Facts<Props>) => {
  const width = document.documentElement.clientWidth
  const before: Place[][] = []
  await faultsOfViews(part, facts, (root) => {
    finishEntrances()
    before.push(placesOf(root))
    return []
  })
  document.documentElement.dir = 'rtl'
  try {
    const faults = await faultsOfViews(part, facts, (root) => {
      const expected = before.shift() ?? []
      return lasting(() => [...notMirrored(root, expected, width), ...unreadableOf(root)])
    })
    expectNone('from right to left', faults)
  } finally {
    document.documentElement.removeAttribute('dir')
  }
}
