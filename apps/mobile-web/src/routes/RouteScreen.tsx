import { createElement, use, useReducer, useState } from 'react'
import { ScreenUnavailable } from '../shell/ScreenUnavailable'
import type { RouteRow } from './define-route'
import { readyScreen, retryScreen, screenOf } from './screen-code'

interface RouteScreenProps {
  load: RouteRow['screen']
}

/** The screen of a route: at once where its code is there. */
export const RouteScreen = ({ load }: RouteScreenProps) => {
  const [screen] = useState(() => readyScreen(load))
  return screen ? createElement(screen) : <FetchedScreen load={load} />
}

/** Waits for the code of a screen, and offers to try again where that cannot be had, as without a network. */
const FetchedScreen = ({ load }: RouteScreenProps) => {
  const screen = use(screenOf(load))
  const [, showAgain] = useReducer((times: number) => times + 1, 0)
  if (screen) return createElement(screen)
  const retry = async () => {
    if (await retryScreen(load, () => location.reload())) showAgain()
  }
  return <ScreenUnavailable retry={retry} />
}
