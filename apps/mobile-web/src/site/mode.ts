import type { Mode } from '@org/domain'
import { useSyncExternalStore } from 'react'
import type { ModeChoice } from '../store/preferences'
import { useAppSelector } from '../store/store'

const PREFERS_DARK = '(prefers-color-scheme: dark)'

/** The mode of a choice on this device. */
export const modeOf = (choice: ModeChoice): Mode =>
  choice === 'system' ? (matchMedia(PREFERS_DARK).matches ? 'dark' : 'light') : choice

/** The current mode. It changes with the choice, and with the device if `system` is chosen. */
export const useMode = (): Mode => {
  const choice = useAppSelector((state) => state.preferences.mode)
  return useSyncExternalStore(
    watchDevice,
    () => modeOf(choice),
    () => 'light',
  )
}

const watchDevice = (changed: () => void) => {
  const device = matchMedia(PREFERS_DARK)
  device.addEventListener('change', changed)
  return () => device.removeEventListener('change', changed)
}
