import { LOOP_SECONDS } from './clip-match'

export const SAMPLE_RATE = 48_000

/** A stadium's murmur with a slow chant, as 16-bit mono samples of one loop without a seam. */
export const crowdSound = (): Int16Array => {
  const length = LOOP_SECONDS * SAMPLE_RATE
  const overlap = 2 * SAMPLE_RATE
  const noise = murmur(length + overlap)
  const samples = new Int16Array(length)
  for (let index = 0; index < length; index += 1) {
    const seconds = index / SAMPLE_RATE
    // Cross-fades the end of the noise into its start.
    const fade = Math.min(1, index / overlap)
    const crowd = noise[index]! * Math.sqrt(fade) + (fade < 1 ? noise[length + index]! * Math.sqrt(1 - fade) : 0)
    const swell = 0.62 + 0.2 * Math.sin((2 * Math.PI * seconds) / 12 - 1) + 0.18 * surge(seconds, 9.2)
    const value = crowd * swell + chant(seconds) * 0.05 + drum(seconds) * 0.16
    samples[index] = Math.round(Math.max(-1, Math.min(1, value * 0.8)) * 32_000)
  }
  return samples
}

/** White noise through two band filters: low voices, and a bright remainder. */
const murmur = (length: number): Float64Array => {
  const out = new Float64Array(length)
  let state = 0x2545f491
  const [low, high] = [bandPass(420, 0.7), bandPass(1150, 0.9)]
  for (let index = 0; index < length; index += 1) {
    state ^= state << 13
    state ^= state >>> 17
    state ^= state << 5
    const white = state / 2 ** 31
    out[index] = 0.9 * low(white) + 0.45 * high(white)
  }
  return out
}

const bandPass = (frequency: number, quality: number) => {
  const omega = (2 * Math.PI * frequency) / SAMPLE_RATE
  const alpha = Math.sin(omega) / (2 * quality)
  const [a0, a1, a2] = [1 + alpha, -2 * Math.cos(omega), 1 - alpha]
  let [x1, x2, y1, y2] = [0, 0, 0, 0]
  return (x: number) => {
    const y = (alpha * (x - x2) - a1 * y1 - a2 * y2) / a0
    ;[x2, x1, y2, y1] = [x1, x, y1, y]
    return y
  }
}

/** The roar at the shot. */
const surge = (seconds: number, at: number) => Math.exp(-(((seconds - at) / 1.6) ** 2))

/** A choir with four notes of two seconds each, three times per loop. */
const chant = (seconds: number): number => {
  const note = [196, 220, 196, 164.8][Math.floor(seconds / 2) % 4]!
  const within = seconds % 2
  const envelope = Math.sin(Math.PI * Math.min(1, within / 1.8)) ** 0.7
  let value = 0
  for (const detune of [0.985, 0.994, 1, 1.007, 1.016]) value += Math.sin(2 * Math.PI * note * detune * within)
  return (value / 5) * (Number.isNaN(envelope) ? 0 : envelope)
}

/** Boom – boom – clap. */
const drum = (seconds: number): number => {
  const within = seconds % 2
  return [0, 0.5, 1].reduce((sum, at) => {
    const since = within - at
    return since < 0 ? sum : sum + Math.sin(2 * Math.PI * 62 * since) * Math.exp(-since * 14)
  }, 0)
}
