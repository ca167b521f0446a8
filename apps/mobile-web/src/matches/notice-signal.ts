import { attempt } from '../store/attempt'

const VIBRATION_MS = 80
/** Two rising tones, in Hz. */
const TONES = [660, 880]
const TONE_SECONDS = 0.12
const LOUDNESS = 0.15

let audio: AudioContext | undefined

/** Draws attention to a notice, in the ways that the fan has chosen. A browser that has or allows none stays silent. */
export const signalNotice = ({ sound, vibration }: { readonly sound: boolean; readonly vibration: boolean }): void => {
  if (vibration) attempt(() => navigator.vibrate(VIBRATION_MS))
  if (sound) attempt(playTones)
}

const playTones = () => {
  audio ??= new AudioContext()
  const { currentTime, destination } = audio
  // Browsers suspend it until the page was pressed.
  audio.resume().catch(() => undefined)
  const gain = audio.createGain()
  gain.gain.value = LOUDNESS
  gain.connect(destination)
  for (const [index, tone] of TONES.entries()) {
    const oscillator = audio.createOscillator()
    oscillator.frequency.value = tone
    oscillator.connect(gain)
    oscillator.start(currentTime + index * TONE_SECONDS)
    oscillator.stop(currentTime + (index + 1) * TONE_SECONDS)
  }
}
