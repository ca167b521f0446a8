import { createElement, use, useEffect, useLayoutEffect, useReducer, useState, type ComponentType } from 'react'
import { ScreenUnavailable } from '../shell/ScreenUnavailable'
import { screenMounted, screenShown } from '../first-page'
import { readyScreen, retryScreen, screenOf } from './screen-code'
import type { Screen } from './screen'

interface RouteScreenProps {
  screen: Screen
}

/** The screen of a route, without a wait if its code is loaded. */
export const RouteScreen = ({ screen }: RouteScreenProps) => {
  const [ready] = useState(() => readyScreen(screen))
  return ready ? <ShownScreen code={ready} /> : <FetchedScreen screen={screen} />
}

/** Waits for the code of a screen, and offers a retry if it cannot be loaded. */
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
  // Both run after those of the screen.
  useLayoutEffect(screenMounted, [])
  useEffect(screenShown, [])
  return createElement(code)
}
