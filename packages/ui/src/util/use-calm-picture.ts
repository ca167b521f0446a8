import { useEffect, useState } from 'react'
import { isScrolling, onRest } from './page-scroll'

/** Addresses of pictures that were shown before: the browser has them, so they come back at once. */
const known = new Set<string>()

/**
 * Whether a picture may be drawn. One that comes by while the page is scrolled waits until the page rests: loading and
 * decoding would cost the frames that the scrolling needs.
 */
export const useCalmPicture = (address: string | null | undefined) => {
  const [calm, setCalm] = useState(() => !isScrolling() || (!!address && known.has(address)))
  useEffect(() => (calm ? undefined : onRest(() => setCalm(true))), [calm])
  return calm
}

export const pictureShown = (address: string) => void known.add(address)
