/// <reference types="@vitest/browser-playwright" />
import { createElement, StrictMode, type ReactElement } from 'react'
import { afterAll, beforeAll, expect } from 'vitest'
import { cdp, page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { nameOf, recorder, type Facts, type Part } from './facts'

/** A component on a page: with a height for lists, and with a button after it, where the walk of the Tab key ends. */
export const onPage = (element: ReactElement) => (
  <StrictMode>
    <div style={{ height: 400 }}>{element}</div>
    <button type="button">after</button>
  </StrictMode>
)

export const rootOf = <Props extends object>(part: Part<Props>): HTMLElement => {
  const name = nameOf(part)
  const root = document.querySelector<HTMLElement>(`[data-component="${name}"]`)
  expect(root, `the element with data-component="${name}"`).not.toBeNull()
  return root ?? document.body
}

export const shown = async <Props extends object>(part: Part<Props>, { ready }: Facts<Props>) => {
  if (ready) await expect.poll(() => rootOf(part).querySelector(ready)).not.toBeNull()
  return rootOf(part)
}

/** The props under which a component looks different: the least, each state, off. */
const viewsOf = <Props extends object>({ states = {}, off = [], views = [] }: Facts<Props>): Partial<Props>[] => [
  {},
  ...Object.values(states).filter((props) => typeof props !== 'string'),
  ...off.slice(0, 1),
  ...views,
]

const viewInWords = (view: object) => {
  const props = Object.entries(view).map(([name, value]) => (typeof value === 'object' ? name : `${name}=${value}`))
  return props.length > 0 ? ` (with ${props.join(' ')})` : ''
}

/** Shows the component in each of its views, with space around it, and collects what a check finds. */
export const faultsOfViews = async <Props extends object>(
  part: Part<Props>,
  facts: Facts<Props>,
  faultsOf: (root: HTMLElement) => readonly string[] | Promise<readonly string[]>,
) => {
  const props = facts.props(recorder().calls)
  const drawn = (view: Partial<Props>, key: number) => (
    <div style={{ padding: '24px 8px' }}>{onPage(createElement(part, { ...props, ...view, key }))}</div>
  )
  const { rerender, unmount } = await render(null)
  const faults: string[] = []
  for (const [at, view] of viewsOf(facts).entries()) {
    await rerender(drawn(view, at))
    const root = await shown(part, facts)
    const found = await faultsOf(root)
    faults.push(...found.map((fault) => fault + viewInWords(view)))
  }
  await unmount()
  return faults
}

/** Ends what slides in, so that everything is in its place. */
export const finishEntrances = () => {
  for (const animation of document.getAnimations())
    if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish()
}

const focused = (root: HTMLElement) => {
  const element = document.activeElement
  return element instanceof HTMLElement && root.contains(element) ? element : null
}

const firstStop = async (root: HTMLElement) => {
  // A modal takes the focus when it opens; everything else is entered from the start of the page.
  if (focused(root)) return focused(root)
  window.focus()
  await userEvent.keyboard('{Tab}')
  return focused(root)
}

const nextStop = async (root: HTMLElement, stop: HTMLElement) => {
  if (root.contains(stop)) stop.focus()
  await userEvent.keyboard('{Tab}')
  return focused(root)
}

const MAY_TAKE_FOCUS = 'a, button, input, select, textarea, summary, [tabindex]'

/** Every element of the component that the Tab key reaches, focused by it. */
export async function* tabStops(root: HTMLElement) {
  if (!root.matches(MAY_TAKE_FOCUS) && !root.querySelector(MAY_TAKE_FOCUS)) return
  const seen = new Set<Element>()
  for (let stop = await firstStop(root); stop && !seen.has(stop); stop = await nextStop(root, stop)) {
    seen.add(stop)
    yield stop
  }
}

/** Runs an action while the browser has a media feature, such as `prefers-reduced-motion: reduce`. */
export const withMedia = async <Result,>(name: string, value: string, action: () => Promise<Result>) => {
  await cdp().send('Emulation.setEmulatedMedia', { features: [{ name, value }] })
  try {
    return await action()
  } finally {
    await cdp().send('Emulation.setEmulatedMedia', { features: [{ name, value: '' }] })
  }
}

/** A failure that names every fault. */
export const expectNone = (what: string, faults: readonly string[]) =>
  expect(faults, [what, ...new Set(faults)].join('\n')).toEqual([])

/** How a component looks is checked on the narrowest phone. */
export const onNarrowPhone = () => {
  beforeAll(() => page.viewport(320, 640))
  afterAll(() => page.viewport(375, 812))
}

/** An element in words, for the message of a failure. */
export const inWords = (element: Element) => {
  const text = (element.textContent ?? '').trim().slice(0, 30)
  const name = element.getAttribute('aria-label') ?? text
  return `<${element.tagName.toLowerCase()} class="${element.getAttribute('class') ?? ''}"> "${name}"`
}
