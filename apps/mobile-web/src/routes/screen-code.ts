import type { ComponentType } from 'react'
import { matchPath } from 'react-router'
import type { RouteRow } from './define-route'
import { routes } from './rows'

type Load = RouteRow['screen']

const loaded = new Map<Load, Promise<ComponentType | null>>()
const ready = new Map<Load, ComponentType>()

/** The screen of a route whose code is there: it is shown without a moment's wait. */
export const readyScreen = (load: Load): ComponentType | undefined => ready.get(load)

/** The screen of a route, its code fetched once; null when that could not be had. */
export const screenOf = (load: Load): Promise<ComponentType | null> => {
  const known = loaded.get(load)
  if (known) return known
  const screen = load().then(
    (code) => {
      ready.set(load, code.default)
      return code.default
    },
    () => null,
  )
  loaded.set(load, screen)
  return screen
}

/** Has the code of a page on its way before the page is shown. */
export const fetchScreen = (path: string): void => {
  const row = Object.values(routes).find((route) => matchPath(route.path, path))
  if (row) void screenOf(row.screen)
}

/**
 * Has the code of all screens fetched, one after the other, so that a tap shows its page at once, and without a network too. Ends with the
 * first that cannot be had; not for those who save data.
 */
export const fetchAllScreens = async (): Promise<void> => {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } }
  if (connection?.saveData) return
  for (const { screen } of Object.values(routes)) {
    if ((await screenOf(screen)) !== null) continue
    loaded.delete(screen)
    return
  }
}

/**
 * Asks for the code again, and says whether it is there. Browsers may remember for the life of the page that a chunk
 * could not be had, and after a release the chunk is gone: when the server answers and the code still does not come,
 * `reload` is called.
 */
export const retryScreen = async (load: Load, reload: () => void): Promise<boolean> => {
  loaded.delete(load)
  const isThere = (await screenOf(load)) !== null
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
