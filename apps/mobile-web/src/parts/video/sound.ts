const KEY = 'short_video_sound'

/** Whether the user has turned the sound of short videos on. A browser without storage forgets it. */
export const isSoundOn = (): boolean => {
  try {
    return localStorage.getItem(KEY) === '1'
  } catch {
    return false
  }
}

export const keepSound = (on: boolean): void => {
  try {
    localStorage.setItem(KEY, on ? '1' : '0')
  } catch {
    // Nothing is kept.
  }
}
