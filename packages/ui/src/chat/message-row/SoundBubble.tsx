import { Pause, Play } from 'lucide-react'
import { Pressable } from '../../basics/pressable'
import { Hidden } from '../../basics/hidden'
import styles from './SoundBubble.module.css'
import type { MessageContentOf, MessageLabels } from './types'

interface Props {
  content: MessageContentOf<'sound'>
  labels: MessageLabels
  playing?: number
  onPlay?: () => void
}

/** Of a sound whose loudness nobody measured. */
const PEAKS = [0.35, 0.6, 0.45, 0.8, 1, 0.7, 0.5, 0.85, 0.6, 0.95, 0.55, 0.4, 0.75, 0.5, 0.65, 0.3]
const STEP = 5
const HEIGHT = 24

/** One path for all bars: two elements for each sound, however many bars it has. */
const pathOf = (peaks: readonly number[]) =>
  peaks
    .map((peak, at) => {
      const height = Math.max(3, Math.min(1, peak) * (HEIGHT - 4))
      return `M${at * STEP + 2} ${(HEIGHT - height) / 2}v${height}`
    })
    .join('')

/** A sound: play or pause, bars that fill while it plays, and how long it is. */
export const SoundBubble = ({ content, labels, playing, onPlay }: Props) => {
  const { duration, seconds, peaks = PEAKS, unplayed = false, alt } = content
  const path = pathOf(peaks)
  const isPlaying = playing !== undefined
  const Sign = isPlaying ? Pause : Play
  const inside = (
    <>
      <Sign aria-hidden className={styles.sign} />
      <svg
        aria-hidden
        viewBox={`0 0 ${peaks.length * STEP} ${HEIGHT}`}
        className={styles.bars}
        preserveAspectRatio="none"
      >
        <path d={path} className={styles.rest} />
        {isPlaying && <path d={path} className={styles.played} />}
      </svg>
      <span className={styles.duration}>{duration}</span>
      {unplayed && <span aria-hidden className={styles.dot} />}
    </>
  )
  const own = {
    className: styles.sound,
    style: { '--seconds': Math.min(60, seconds), '--played': playing ?? 0 } as object,
  }
  if (!onPlay)
    return (
      <span {...own}>
        <Hidden>{alt}</Hidden>
        {inside}
      </span>
    )
  return (
    <Pressable {...own} aria-label={`${isPlaying ? labels.pause : labels.play}: ${alt}`} onPress={onPlay}>
      {inside}
    </Pressable>
  )
}
