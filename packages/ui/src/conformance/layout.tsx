import { TOKENS } from '../foundations/tokens'
import type { Facts, Part } from './facts'
import { expectNone, faultsOfViews, finishEntrances, inWords } from './page'
import { textNodesOf, unreadableOf } from './texts'

/** Portuguese texts are about 35 % longer than Chinese and English ones. Numbers stay as they are. */
const lengthen = (root: Element) => {
  const texts = textNodesOf(root)
    .filter(({ data }) => /\p{L}{2}/u.test(data))
    .map((text) => ({ text, before: text.data }))
  for (const { text, before } of texts) {
    const length = Math.ceil(before.length * 0.35)
    text.data = before + before.slice(0, length).trimEnd().padEnd(length, 'o')
  }
  return () => {
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

/** A component that measures itself renders again in the next frames. */
const settled = async <Props extends object>({ ready }: Facts<Props>) => {
  finishEntrances()
  if (!ready) return
  for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame)
}

/** With longer texts and with larger ones, nothing is cut and nothing overlaps. */
export const assertReadable = async <Props extends object>(part: Part<Props>, facts: Facts<Props>) => {
  const faults = await faultsOfViews(part, facts, async (root) => {
    const found: string[] = []
    for (const [name, apply] of Object.entries(CONDITIONS)) {
      const undo = apply(root)
      await settled(facts)
      found.push(...unreadableOf(root).map((fault) => `${name}: ${fault}`))
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

/** The boxes of the layout. Text keeps the direction of its language. */
const placesOf = (root: Element): Place[] =>
  [root, ...root.querySelectorAll('*')]
    .filter(
      (element) => element instanceof HTMLElement && !/^(inline|contents|none)/.test(getComputedStyle(element).display),
    )
    .map((element) => {
      const { left, right } = element.getBoundingClientRect()
      return { element, start: left, end: right }
    })

/** In a language that is written from right to left, the layout is the mirror image and nothing is cut. */
export const assertMirrors = async <Props extends object>(part: Part<Props>, facts: Facts<Props>) => {
  const width = document.documentElement.clientWidth
  const before: Place[][] = []
  await faultsOfViews(part, facts, async (root) => {
    await settled(facts)
    before.push(placesOf(root))
    return []
  })
  document.documentElement.dir = 'rtl'
  try {
    const faults = await faultsOfViews(part, facts, async (root) => {
      await settled(facts)
      const expected = before.shift() ?? []
      const wrong = placesOf(root).filter(({ start, end }, at) => {
        const one = expected[at]
        return one && (Math.abs(width - start - one.end) > 1.5 || Math.abs(width - end - one.start) > 1.5)
      })
      return [...wrong.map(({ element }) => `not mirrored: ${inWords(element)}`), ...unreadableOf(root)]
    })
    expectNone('from right to left', faults)
  } finally {
    document.documentElement.removeAttribute('dir')
  }
}
