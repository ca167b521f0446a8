import { pageOf } from '@org/domain'
import type { ComponentType } from 'react'
import { SCREENS, type Screen } from './screens'

const loaded = new Map<Screen, Promise<ComponentType | null>>()
const ready = new Map<Screen, ComponentType>()

/** The screen of a route whose code is there: it is shown without a moment's wait. */
export const readyScreen = (screen: Screen): ComponentType | undefined => ready.get(screen)

/** The screen of a route, its code fetched once; null when that could not be had. */
export const screenOf = (screen: Screen): Promise<ComponentType | null> => {
  const known = loaded.get(screen)
  if (known) return known
  const code = screen().then(
    (module) => {
      ready.set(screen, module.default)
      return module.default
    },
    () => null,
  )
  loaded.set(screen, code)
  return code
}

/** Has the code of a page on its way before the page is shown. */
export const fetchScreen = (path: string): void => {
  const page = pageOf(path)
  const screen = page && SCREENS[page.name]
  if (screen) void screenOf(screen)
}

/**
 * Has the code of all screens fetched, one after the other, so that a tap shows its page at once, and without a network too. Ends with the
 * first that cannot be had; not for those who save data.
 */
export const fetchAllScreens = async (): Promise<void> => {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } }
  if (connection?.saveData) return
  for (const screen of Object.values(SCREENS)) {
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
