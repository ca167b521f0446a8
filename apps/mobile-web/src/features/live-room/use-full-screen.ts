import { mayGoFullScreen } from '@org/domain'
import { useState } from 'react'
import { useMedia } from '../../hooks/use-media'
import { useBrand } from '../../site/brand-context'
import { isInIosApp } from '../../site/device'
import { useAppSelector } from '../../store/store'

/** A phone on its side, also with its keyboard open; not one held upright. */
const PHONE_ON_ITS_SIDE = '(orientation: landscape) and (min-width: 560px) and (max-height: 500px)'

/**
 * The player fills the screen of a phone that is held on its side. Held upright the user chooses, but only in the iOS app
 * or on the iOS site. Rule: DOM-23.
 */
export const useFullScreen = () => {
  const { iosSite } = useBrand()
  const iosApp = useAppSelector((state) => isInIosApp(state.attribution))
  const isOnSide = useMedia(PHONE_ON_ITS_SIDE)
  const [isChosen, choose] = useState(false)
  const mayChoose = !isOnSide && mayGoFullScreen({ iosApp, iosSite })
  return { isFull: isOnSide || isChosen, isChosen: isChosen && !isOnSide, ...(mayChoose && { choose }) }
}
