import { useEffect, useSyncExternalStore } from 'react'
import type { SharedThing } from './share-path'

export interface SharedPage {
  title: string
  /** What is sent with the URL. */
  text?: string
  /** The URL of a picture of it. */
  cover?: string
  /** What the page shows, whose page below `/share` is sent; otherwise the page itself. */
  of?: SharedThing | undefined
}

interface Named {
  /** The heading of the page, and what it says of the one thing that it shows. */
  heading: string | null
  thing: string | null
}

let shown: SharedPage | null = null
let named: Named = { heading: null, thing: null }
const listeners = new Set<() => void>()

const name = (change: Partial<Named>) => {
  named = { ...named, ...change }
  for (const tell of listeners) tell()
}

/**
 * Sets what is sent when the user shares this page. Other pages send their title. The title of the page says `thing`, such
 * as the score of a match.
 */
export const useSharedPage = (page: SharedPage, thing = page.title) => {
  useEffect(() => {
    shown = page
    return () => void (shown = null)
  }, [page])
  useEffect(() => {
    name({ thing })
    return () => name({ thing: null })
  }, [thing])
}

/** Names the page by its heading; null for one that has none, or is none of words. */
export const usePageHeading = (heading: string | null) =>
  useEffect(() => {
    if (heading === null) return
    name({ heading })
    return () => name({ heading: null })
  }, [heading])

/** What the page shows, in a few words; null if it does not say. */
export const usePageName = (): string | null =>
  useSyncExternalStore(
    (tell) => {
      listeners.add(tell)
      return () => listeners.delete(tell)
    },
    () => named.thing ?? named.heading,
    () => null,
  )

export const sharedPage = (): SharedPage => shown ?? { title: document.title }
