import { createElement, use, useReducer } from 'react'
import { ScreenUnavailable } from '../shell/ScreenUnavailable'
import type { RouteRow } from './define-route'
import { retryScreen, screenOf } from './screen-code'

/**
 * The screen of a route. Waits for its code, and offers to try again where that cannot be had, as without a network.
 */
export const RouteScreen = ({ load }: { load: RouteRow['screen'] }) => {
  const screen = use(screenOf(load))
  const [, showAgain] = useReducer((times: number) => times + 1, 0)
  if (screen) return createElement(screen)
  const retry = async () => {
    if (await retryScreen(load, () => location.reload())) showAgain()
  }
  return <ScreenUnavailable retry={retry} />
}
