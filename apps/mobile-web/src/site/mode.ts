import type { Mode } from '@org/domain'
import { useSyncExternalStore } from 'react'
import type { ModeChoice } from '../store/preferences'
import { useAppSelector } from '../store/store'

const PREFERS_DARK = '(prefers-color-scheme: dark)'

/** The mode that a choice means on this device now. */
export const modeOf = (choice: ModeChoice): Mode =>
  choice === 'system' ? (matchMedia(PREFERS_DARK).matches ? 'dark' : 'light') : choice

/** The mode that is shown; it changes with the choice, and with the device when that is what was chosen. */
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
