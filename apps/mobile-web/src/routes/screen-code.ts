import { pageOf, type PageName } from '@org/domain'
import type { ComponentType } from 'react'
import { needWords } from '../i18n/i18n'
import { serverAnswers } from '../site/server-answers'
import type { Screen } from './screen'
import { loadScreen } from './screens'

const named = new Map<PageName, Promise<Screen | null>>()
const loaded = new Map<Screen, Promise<ComponentType | null>>()
const ready = new Map<Screen, ComponentType>()

/**
 * The screen of a page, null if it has none: one promise for each page, as `use` needs it. If the table of its area
 * cannot be loaded, the screen loads it with its code, so that a retry does.
 */
export const screenNamed = (name: PageName): Promise<Screen | null> => {
  const known = named.get(name) ?? loadScreen(name).catch(() => ({ code: () => codeNamed(name), texts: [] }))
  named.set(name, known)
  return known
}

const codeNamed = async (name: PageName): ReturnType<Screen['code']> => {
  const screen = await loadScreen(name)
  if (screen === null) throw new Error(`The page ${name} has no screen.`)
  await needWords(screen.texts)
  return screen.code()
}

/** The screen of a route if its code is loaded: it is rendered synchronously. */
export const readyScreen = (screen: Screen): ComponentType | undefined => ready.get(screen)

/** The screen of a page; its code and texts are fetched once. Null if they could not be loaded. */
export const screenOf = (screen: Screen): Promise<ComponentType | null> => {
  const known = loaded.get(screen)
  if (known) return known
  const fetched = fetchWhole(screen)
  loaded.set(screen, fetched)
  return fetched
}

/** Code and texts together: a screen without its texts would show their keys. */
const fetchWhole = async (screen: Screen): Promise<ComponentType | null> => {
  try {
    const [code] = await Promise.all([screen.code(), needWords(screen.texts)])
    ready.set(screen, code.default)
    return code.default
  } catch {
    return null
  }
}

/** Loads the code and texts of a page before it is shown. Resolves once they are there or could not be loaded. */
export const fetchScreen = async (path: string): Promise<void> => {
  const screen = await screenAt(path)
  if (screen) await screenOf(screen)
}

const screenAt = async (path: string): Promise<Screen | null> => {
  const page = pageOf(path)
  return page && screenNamed(page.name)
}

/**
 * Prefetches the code of these pages one after the other, so that a tap shows its page at once, also without a network.
 * Stops at the first failure; does nothing in data-saving mode.
 */
export const fetchScreens = async (paths: Iterable<string>): Promise<void> => {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } }
  if (connection?.saveData) return
  for (const path of paths) {
    const screen = await screenAt(path)
    if (screen === null || (await screenOf(screen)) !== null) continue
    loaded.delete(screen)
    return
  }
}

/**
 * Loads the code again, and returns whether that worked. Browsers may remember a failed chunk until the page is
 * reloaded, and a release removes old chunks: if the server answers and the code still fails to load, `reload` is
 * called.
 */
export const retryScreen = async (screen: Screen, reload: () => void): Promise<boolean> => {
  loaded.delete(screen)
  const isThere = (await screenOf(screen)) !== null
  if (!isThere && (await serverAnswers())) reload()
  return isThere
}
