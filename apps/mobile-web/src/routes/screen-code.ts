import { pageOf } from '@org/domain'
import type { ComponentType } from 'react'
import { needWords } from '../i18n/i18n'
import { SCREENS, type Screen } from './screens'

const loaded = new Map<Screen, Promise<ComponentType | null>>()
const ready = new Map<Screen, ComponentType>()

/** The screen of a route whose code is there: it is shown without a moment's wait. */
export const readyScreen = (screen: Screen): ComponentType | undefined => ready.get(screen)

/** The screen of a page, its code and words fetched once; null when they could not be had. */
export const screenOf = (screen: Screen): Promise<ComponentType | null> => {
  const known = loaded.get(screen)
  if (known) return known
  const fetched = fetchWhole(screen)
  loaded.set(screen, fetched)
  return fetched
}

/** Code and words side by side: a screen without its words would show their keys. */
const fetchWhole = async (screen: Screen): Promise<ComponentType | null> => {
  try {
    const [code] = await Promise.all([screen.code(), needWords(screen.words)])
    ready.set(screen, code.default)
    return code.default
  } catch {
    return null
  }
}

/** Has code and words of a page on their way before the page is shown. */
export const fetchScreen = (path: string): void => {
  const screen = screenAt(path)
  if (screen) void screenOf(screen)
}

const screenAt = (path: string): Screen | undefined => {
  const page = pageOf(path)
  return page === null ? undefined : SCREENS[page.name]
}

/**
 * Has the code of these pages fetched, one after the other, so that a tap shows its page at once, and without a network too. Ends
 * with the first that cannot be had; not for those who save data.
 */
export const fetchScreens = async (paths: Iterable<string>): Promise<void> => {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } }
  if (connection?.saveData) return
  for (const path of paths) {
    const screen = screenAt(path)
    if (screen === undefined || (await screenOf(screen)) !== null) continue
    loaded.delete(screen)
    return
  }
}

/**
 * Asks for the code again, and says whether it is there. Browsers may remember for the life of the page that a chunk
 * could not be had, and after a release the chunk is gone: when the server answers and the code still does not come,
 * `reload` is called.
 */
export const retryScreen = async (screen: Screen, reload: () => void): Promise<boolean> => {
  loaded.delete(screen)
  const isThere = (await screenOf(screen)) !== null
  if (!isThere && (await serverAnswers())) reload()
  return isThere
}

const serverAnswers = async (): Promise<boolean> => {
  try {
    return (await fetch(location.href, { method: 'HEAD', cache: 'no-store' })).ok
  } catch {
    return false
  }
}
