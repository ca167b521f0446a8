import { Play } from 'lucide-react'
import { Picture } from '../../basics/picture'
import { Progress } from '../../basics/progress'
import styles from './MediaBubble.module.css'
import type { MessageContentOf } from './types'

interface Props {
  content: MessageContentOf<'image' | 'video'>
  progress?: number
  transferLabel: string
  onOpen?: () => void
}

/** The largest size in design px, and the ratios beyond which a picture is cropped. */
const MOST = { width: 210, height: 260 }
const RATIO = { tall: 0.5, wide: 2.2, unknown: 4 / 3 }
const DESIGN_PX_OF_REM = 37.5

const boxOf = ({ width, height }: { width: number; height: number }) => {
  const natural = width > 0 && height > 0 ? width / height : RATIO.unknown
  const ratio = Math.min(RATIO.wide, Math.max(RATIO.tall, natural))
  return { ratio, width: Math.min(MOST.width, MOST.height * ratio) }
}

/** An image, or a video by its cover. It has its size before it loads. */
export const MediaBubble = ({ content, progress, transferLabel, onOpen }: Props) => {
  const { ratio, width } = boxOf(content)
  const isVideo = content.kind === 'video'
  return (
    <div className={styles.media} style={{ width: `${width / DESIGN_PX_OF_REM}rem` }}>
      <Picture
        src={isVideo ? content.poster : content.src}
        alt={content.alt}
        ratio={ratio}
        sizes="60vw"
        onOpen={onOpen}
        {...(content.blur !== undefined && { blur: content.blur })}
        {...(!isVideo && content.variants && { variants: content.variants })}
        {...(isVideo && { fallback: <span /> })}
      />
      {isVideo && (
        <>
          <span aria-hidden className={styles.play}>
            <Play />
          </span>
          {content.duration && <span className={styles.duration}>{content.duration}</span>}
        </>
      )}
      {progress !== undefined && (
        <Progress label={transferLabel} hideLabel value={progress} max={1} className={styles.progress} />
      )}
    </div>
  )
}

/** A sticker: smaller than a picture, and without a place to open. */
export const FaceBubble = ({ content: { src, text } }: { content: MessageContentOf<'face'> }) =>
  src === null ? (
    <span className={styles.bigText}>{text}</span>
  ) : (
    <Picture
      src={src}
      alt={text}
      ratio={1}
      fit="contain"
      className={styles.face}
      fallback={<span className={styles.bigText}>{text}</span>}
    />
  )
