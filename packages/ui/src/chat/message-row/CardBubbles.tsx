import { File, MapPin } from 'lucide-react'
import type { ReactNode } from 'react'
import { Picture } from '../../basics/picture'
import { Pressable } from '../../basics/pressable'
import { Progress } from '../../basics/progress'
import styles from './CardBubbles.module.css'
import type { MessageContentOf } from './types'

interface CardProps<Kind extends 'file' | 'location' | 'card' | 'merger'> {
  content: MessageContentOf<Kind>
  onOpen?: () => void
}

/** The frame of all cards: a button if something opens it. */
const Frame = ({ onOpen, children }: { onOpen?: () => void; children: ReactNode }) =>
  onOpen ? (
    <Pressable className={styles.card} onPress={onOpen}>
      {children}
    </Pressable>
  ) : (
    <span className={styles.card}>{children}</span>
  )

interface FileProps extends CardProps<'file'> {
  progress?: number
  transferLabel: string
}

/** A file by its name; while it is transferred, how much of it. */
export const FileCard = ({ content, progress, transferLabel, onOpen }: FileProps) => {
  const { name, detail, failed } = content
  return (
    <>
      <Frame onOpen={onOpen}>
        <span className={styles.side}>
          <span className={styles.texts}>
            <b className={styles.title}>{name}</b>
            <span className={styles.note} data-failed={failed !== undefined || undefined}>
              {failed ?? detail}
            </span>
          </span>
          <span aria-hidden className={styles.file}>
            <File />
          </span>
        </span>
      </Frame>
      {progress !== undefined && (
        <Progress label={transferLabel} hideLabel value={progress} max={1} className={styles.progress} />
      )}
    </>
  )
}

export const LocationCard = ({ content: { name, address, picture }, onOpen }: CardProps<'location'>) => (
  <Frame onOpen={onOpen}>
    <span className={styles.side}>
      <span className={styles.texts}>
        <b className={styles.title}>{name}</b>
        {address && <span className={styles.note}>{address}</span>}
      </span>
      {!picture && (
        <span aria-hidden className={styles.pin}>
          <MapPin />
        </span>
      )}
    </span>
    {picture && <Picture src={picture} alt="" ratio={2.4} className={styles.wide} />}
  </Frame>
)

export const InfoCard = ({ content: { title, text, picture, source }, onOpen }: CardProps<'card'>) => (
  <Frame onOpen={onOpen}>
    <span className={styles.side}>
      <span className={styles.texts}>
        <b className={styles.title}>{title}</b>
        {text && <span className={styles.note}>{text}</span>}
      </span>
      {picture !== undefined && <Picture src={picture} alt="" ratio={1} className={styles.small} />}
    </span>
    {source && <span className={styles.source}>{source}</span>}
  </Frame>
)

export const MergerCard = ({ content: { title, lines, count }, onOpen }: CardProps<'merger'>) => (
  <Frame onOpen={onOpen}>
    <b className={styles.title}>{title}</b>
    <span className={styles.lines}>
      {lines.slice(0, 4).map((line, at) => (
        <span key={at} className={styles.quoted}>
          {line}
        </span>
      ))}
    </span>
    {count && <span className={styles.source}>{count}</span>}
  </Frame>
)
