import { createElement, use, useEffect, useReducer, useState, type ComponentType } from 'react'
import { ScreenUnavailable } from '../shell/ScreenUnavailable'
import { screenShown } from '../first-page'
import { readyScreen, retryScreen, screenOf } from './screen-code'
import type { Screen } from './screens'

interface RouteScreenProps {
  screen: Screen
}

/** The screen of a route: at once where its code is there. */
export const RouteScreen = ({ screen }: RouteScreenProps) => {
  const [ready] = useState(() => readyScreen(screen))
  return ready ? <ShownScreen code={ready} /> : <FetchedScreen screen={screen} />
}

/** Waits for the code of a screen, and offers to try again where that cannot be had, as without a network. */
const FetchedScreen = ({ screen }: RouteScreenProps) => {
  const fetched = use(screenOf(screen))
  const [, showAgain] = useReducer((times: number) => times + 1, 0)
  if (fetched) return <ShownScreen code={fetched} />
  const retry = async () => {
    if (await retryScreen(screen, () => location.reload())) showAgain()
  }
  return <ScreenUnavailable retry={retry} />
}

const ShownScreen = ({ code }: { code: ComponentType }) => {
  // After the effects of the screen itself.
  useEffect(screenShown, [])
  return createElement(code)
}
