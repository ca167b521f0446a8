import { createElement, createRef } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { recorder, type Facts, type Part } from './facts'
import { onPage, rootOf, shown, tabStops } from './page'
import { withoutTraces } from './traces'

/**
 * The attributes of the caller reach the root, every state has its attribute and no other appears, the console is
 * silent, and nothing is left behind.
 */
export const assertRoot = <Props extends object>(part: Part<Props>, facts: Facts<Props>) =>
  withoutTraces(async () => {
    const props = facts.props(recorder().calls)
    const ref = createRef<HTMLElement>()
    const touched: string[] = []
    const given = {
      ref,
      id: 'given',
      className: 'given',
      style: { '--given': '1' },
      'data-given': 'yes',
      'aria-details': 'given',
      onPointerDown: () => touched.push('given'),
    }
    const strict = (more: object) => onPage(createElement(part, { ...props, ...more }))
    const { rerender, unmount } = await render(strict(given))
    const root = await shown(part, facts)
    const field = facts.field ? root.querySelector<HTMLElement>(facts.field) : root
    expect(ref.current, 'ref').toBe(field)
    expect(field?.id, 'id').toBe('given')
    expect(field?.getAttribute('data-given'), 'data-*').toBe('yes')
    expect(field?.getAttribute('aria-details'), 'aria-*').toBe('given')
    field?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))
    expect(touched, 'onPointerDown').toEqual(['given'])
    const withGiven = { classes: [...root.classList], style: root.style.cssText }
    await rerender(strict({}))
    expect(withGiven.classes, 'className and its own classes').toEqual([...root.classList, 'given'])
    expect(withGiven.style, 'style and its own style').toBe(`${root.style.cssText} --given: 1;`.trim())
    await assertStates(part, facts, (more) => rerender(strict(more)))
    await unmount()
    expect(ref.current, 'ref after the component is removed').toBeNull()
  })

const assertStates = async <Props extends object>(
  part: Part<Props>,
  { states = {} }: Facts<Props>,
  draw: (more: Partial<Props>) => Promise<void>,
) => {
  const known = ['data-component', ...Object.keys(states)]
  const unknown = () =>
    rootOf(part)
      .getAttributeNames()
      .filter((name) => name.startsWith('data-') && !known.includes(name))
  expect(unknown(), 'attributes that no state explains').toEqual([])
  for (const [name, props] of Object.entries(states)) {
    if (typeof props === 'string') continue
    await draw({})
    const before = rootOf(part).getAttribute(name)
    await draw(props)
    const now = rootOf(part).getAttribute(name)
    expect(now, `${name} with ${JSON.stringify(props)}`).not.toBeNull()
    expect(now, `${name} with ${JSON.stringify(props)}`).not.toBe(before)
    expect(unknown(), 'attributes that no state explains').toEqual([])
  }
  await draw({})
}

/** Every press is reached by Tab, and Enter (and the space bar on buttons) calls it once. */
export const assertKeyboard = async <Props extends object>(part: Part<Props>, facts: Facts<Props>) => {
  const { calls, names, called } = recorder()
  const props = facts.props(calls)
  if (names.size === 0) return
  await render(<div onClick={(event) => event.preventDefault()}>{onPage(createElement(part, props))}</div>)
  const root = await shown(part, facts)
  const press = async (element: HTMLElement, key: string) => {
    element.focus()
    called.length = 0
    await userEvent.keyboard(key)
    return [...called]
  }
  const reached = new Set<string>()
  for await (const stop of tabStops(root)) {
    const [first = '', ...others] = keysOf(stop)
    const pressed = await press(stop, first)
    expect(pressed.length, `calls by ${first} on ${stop.outerHTML}`).toBeLessThanOrEqual(1)
    for (const key of others) expect(await press(stop, key), `calls by "${key}" on ${stop.outerHTML}`).toEqual(pressed)
    for (const name of pressed) reached.add(name)
  }
  expect([...reached].sort(), 'presses reached by keyboard').toEqual([...names].sort())
}

const keysOf = (element: HTMLElement) => {
  if (element instanceof HTMLInputElement && ['checkbox', 'radio'].includes(element.type)) return [' ']
  return element instanceof HTMLButtonElement ? ['{Enter}', ' '] : ['{Enter}']
}

/** While the component is off, a click calls nothing, submits no form and follows no link. */
export const assertOff = async <Props extends object>(part: Part<Props>, facts: Facts<Props>) => {
  const { calls, called } = recorder()
  const props = facts.props(calls)
  const followed: string[] = []
  const form = (off: Partial<Props>) => (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        called.push('submit')
      }}
      onClick={(event) => {
        const target = event.target instanceof Element ? event.target.closest('a[href]') : null
        if (target && !event.defaultPrevented) followed.push(target.outerHTML)
        if (target) event.preventDefault()
      }}
    >
      {createElement(part, { ...props, ...off })}
    </form>
  )
  for (const off of facts.off ?? []) {
    const { unmount } = await render(form(off))
    for (const element of [rootOf(part), ...rootOf(part).querySelectorAll<HTMLElement>('a, button, input')])
      element.click()
    expect([...called, ...followed], `calls with ${JSON.stringify(off)}`).toEqual([])
    await unmount()
  }
}

/** What the server renders becomes alive in the browser without rendering again. */
export const assertServer = <Props extends object>(part: Part<Props>, facts: Facts<Props>) =>
  withoutTraces(async () => {
    const ref = createRef<HTMLElement>()
    const element = onPage(createElement(part, { ...facts.props(recorder().calls), ref }))
    const place = document.createElement('div')
    document.body.append(place)
    place.innerHTML = renderToString(element)
    const errors: unknown[] = []
    const root = hydrateRoot(place, element, { onRecoverableError: (error) => errors.push(error) })
    await expect.poll(() => ref.current, { message: 'the ref after hydration' }).not.toBeNull()
    root.unmount()
    place.remove()
    expect(errors.map(String), 'errors of hydration').toEqual([])
  })
