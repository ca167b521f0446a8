import { expect, vi } from 'vitest'

/** React adds this listener to the document once and keeps it. */
const KEPT = 'selectionchange'

/**
 * Runs an action that mounts and unmounts a component. Fails if it writes to the console or leaves something behind: a
 * listener of the window or the document, an element or an attribute of the page.
 */
export const withoutTraces = async (action: () => Promise<void>) => {
  const consoleCalls = [vi.spyOn(console, 'error'), vi.spyOn(console, 'warn')]
  const listeners = new Map<string, number>()
  const restore = [window, document].map((target) => countListeners(target, listeners))
  const before = pageState()
  try {
    await action()
    expect(
      consoleCalls
        .flatMap((spy) => spy.mock.calls)
        .map(String)
        .filter(isOurs),
      'the console',
    ).toEqual([])
    expect(
      [...listeners].filter(([, count]) => count !== 0).map(([type]) => type),
      'listeners left',
    ).toEqual([])
    expect(pageState(), 'the page after the component is removed').toEqual(before)
  } finally {
    for (const spy of consoleCalls) spy.mockRestore()
    for (const undo of restore) undo()
  }
}

/** The browser reports this when a list measures its rows and draws more of them in the same frame. */
const isOurs = (line: string) => !line.includes('ResizeObserver loop')

const pageState = () => ({
  // The renderer of the tests sets a test id.
  body: document.body.getAttributeNames().filter((name) => name !== 'data-testid'),
  html: document.documentElement.getAttributeNames(),
  elements: document.body.querySelectorAll('body > :not(:empty), [inert], dialog').length,
})

const countListeners = (target: EventTarget, listeners: Map<string, number>) => {
  const count = (type: string, by: number) => {
    if (type !== KEPT) listeners.set(type, (listeners.get(type) ?? 0) + by)
  }
  const add = target.addEventListener.bind(target)
  const remove = target.removeEventListener.bind(target)
  vi.spyOn(target, 'addEventListener').mockImplementation((type, listener, options) => {
    count(type, 1)
    add(type, listener, options)
  })
  vi.spyOn(target, 'removeEventListener').mockImplementation((type, listener, options) => {
    count(type, -1)
    remove(type, listener, options)
  })
  return () => {
    target.addEventListener = add
    target.removeEventListener = remove
  }
}
