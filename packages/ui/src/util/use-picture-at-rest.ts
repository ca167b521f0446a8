import { useEffect, useState } from 'react'
import { isScrolling, onRest } from './page-scroll'

/** URLs of pictures that were shown before. The browser has cached them, so they are drawn at once. */
const shown = new Set<string>()

/**
 * Whether a picture may be drawn. A new picture waits until the page stops scrolling, because loading and decoding it
 * would drop frames.
 */
export const usePictureAtRest = (address: string | null | undefined) => {
  const [mayDraw, setMayDraw] = useState(() => !isScrolling() || (!!address && shown.has(address)))
  useEffect(() => (mayDraw ? undefined : onRest(() => setMayDraw(true))), [mayDraw])
  return mayDraw
}

export const pictureShown = (address: string) => void shown.add(address)
