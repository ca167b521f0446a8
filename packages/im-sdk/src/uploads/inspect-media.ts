import { abortAfter } from '../clock/abort-after'
import type { Clock } from '../clock/clock'
import { UPLOAD_LIMITS } from '../protocol/limits'
import type { Facts, Picture } from './facts'
import { drawn, encoded } from './inspect-image'
import { scaledSize } from './scaled-size'
import { UPLOAD_TIMING } from './timing'

/** The duration of audio or a video, and the size and cover of a video. Rejects if it cannot be played. */
export const inspectMedia = async (clock: Clock, file: Blob, isVideo: boolean): Promise<Partial<Facts>> => {
  if (typeof document === 'undefined') return {}
  const url = URL.createObjectURL(file)
  const media = document.createElement(isVideo ? 'video' : 'audio')
  const { signal, stop } = abortAfter(clock, UPLOAD_TIMING.inspectMs)
  try {
    media.muted = true
    media.preload = 'auto'
    media.setAttribute('playsinline', '')
    const loaded = happened(media, 'loadedmetadata', signal)
    media.src = url
    await loaded
    const seconds = await durationOf(media, signal)
    if (!(media instanceof HTMLVideoElement)) return { seconds }
    const { videoWidth: width, videoHeight: height } = media
    return { seconds, width, height, cover: await coverOf(media, signal).catch(() => null) }
  } finally {
    stop()
    media.removeAttribute('src')
    media.load()
    URL.revokeObjectURL(url)
  }
}

/** A recording made in a page has no duration until it was read to its end. */
const durationOf = async (media: HTMLMediaElement, signal: AbortSignal): Promise<number> => {
  if (media.duration === Infinity) await seek(media, Number.MAX_SAFE_INTEGER, signal)
  return Number.isFinite(media.duration) ? Math.round(media.duration) : 0
}

/** The first of some frames that is not black, or the very first one if all are black. */
const coverOf = async (video: HTMLVideoElement, signal: AbortSignal): Promise<Picture | null> => {
  if (video.videoWidth === 0 || video.videoHeight === 0) return null
  const size = scaledSize({ width: video.videoWidth, height: video.videoHeight }, UPLOAD_LIMITS.largeSide)
  let first: HTMLCanvasElement | null = null
  const { duration } = video
  for (const moment of [0, 0.5, 1, 3, duration / 2]) {
    if (moment >= duration) continue
    await seek(video, moment, signal)
    const canvas = drawn(video, size)
    if (!isBlack(canvas)) return pictureOf(canvas)
    first ??= canvas
  }
  return first === null ? null : pictureOf(first)
}

const pictureOf = async (canvas: HTMLCanvasElement): Promise<Picture | null> => {
  const blob = await encoded(canvas, 'image/jpeg')
  const { width, height } = canvas
  return blob === null || blob.size > UPLOAD_LIMITS.variantBytes ? null : { width, height, blob }
}

const isBlack = (canvas: HTMLCanvasElement): boolean => {
  const pixels = drawn(canvas, SAMPLE).getContext('2d')?.getImageData(0, 0, SAMPLE.width, SAMPLE.height).data ?? []
  return pixels.every((value, index) => index % 4 === 3 || value < DARK)
}

const SAMPLE = { width: 16, height: 16 }
/** Of 255: video black is not exactly 0. */
const DARK = 32

const seek = async (media: HTMLMediaElement, seconds: number, signal: AbortSignal): Promise<void> => {
  const done = happened(media, 'seeked', signal)
  media.currentTime = seconds
  await done
}

const happened = (media: HTMLMediaElement, name: 'loadedmetadata' | 'seeked', signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const fail = () => reject(new Error(`The file cannot be played: no ${name} event.`))
    media.addEventListener(name, () => resolve(), { once: true, signal })
    media.addEventListener('error', fail, { once: true, signal })
    signal.addEventListener('abort', fail, { once: true })
  })
