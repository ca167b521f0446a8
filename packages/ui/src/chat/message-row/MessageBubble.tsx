import { CircleHelp } from 'lucide-react'
import { Pressable } from '../../basics/pressable'
import { FileCard, InfoCard, LocationCard, MergerCard } from './CardBubbles'
import { FaceBubble, MediaBubble } from './MediaBubble'
import styles from './MessageBubble.module.css'
import { SoundBubble } from './SoundBubble'
import { TextBubble } from './TextBubble'
import type { MessageContent, MessageHandlers, MessageItem, MessageLabels, MessageQuote } from './types'

interface BubbleProps extends Pick<MessageHandlers, 'onOpen' | 'onPlay' | 'onQuote'> {
  message: MessageItem
  labels: MessageLabels
  playing?: number
  progress?: number
  /** Whether a long press does something: then it does not select the text. */
  holds: boolean
}

/** Coloured, in a neutral card, or without a bubble. */
const LOOKS = {
  text: 'text',
  sound: 'text',
  unsupported: 'text',
  image: 'media',
  video: 'media',
  face: 'media',
  node: 'media',
  file: 'card',
  location: 'card',
  card: 'card',
  merger: 'card',
} as const satisfies Record<MessageContent['kind'], string>

/** What a message says, below what it replies to. */
export const MessageBubble = (props: BubbleProps) => {
  const { message, holds, onQuote } = props
  const { id, content, quote } = message
  const look = LOOKS[content.kind]
  const bubble = (
    <div
      className={styles.bubble}
      data-look={look}
      data-kind={content.kind}
      data-mine={message.isMine || undefined}
      data-holds={holds || undefined}
    >
      {quote && look === 'text' && <Quote quote={quote} onPress={onQuote && (() => onQuote(id))} />}
      <Content {...props} />
    </div>
  )
  if (!quote || look === 'text') return bubble
  return (
    <div className={styles.stack} data-mine={message.isMine || undefined}>
      <Quote quote={quote} onPress={onQuote && (() => onQuote(id))} />
      {bubble}
    </div>
  )
}

const Content = ({ message, labels, playing, progress, onOpen, onPlay }: BubbleProps) => {
  const { id, content } = message
  const open = onOpen && (() => onOpen(id))
  switch (content.kind) {
    case 'text':
      return <TextBubble text={content.text} />
    case 'image':
    case 'video':
      return <MediaBubble content={content} progress={progress} transferLabel={labels.transfer} onOpen={open} />
    case 'sound':
      return <SoundBubble content={content} labels={labels} playing={playing} onPlay={onPlay && (() => onPlay(id))} />
    case 'face':
      return <FaceBubble content={content} />
    case 'file':
      return <FileCard content={content} progress={progress} transferLabel={labels.transfer} onOpen={open} />
    case 'location':
      return <LocationCard content={content} onOpen={open} />
    case 'card':
      return <InfoCard content={content} onOpen={open} />
    case 'merger':
      return <MergerCard content={content} onOpen={open} />
    case 'unsupported':
      return (
        <span className={styles.unsupported}>
          <CircleHelp aria-hidden />
          {content.text}
        </span>
      )
    case 'node':
      return content.node
  }
}

const Quote = ({ quote, onPress }: { quote: MessageQuote; onPress?: () => void }) => {
  const inside = (
    <>
      {quote.picture && <img src={quote.picture} alt="" loading="lazy" decoding="async" className={styles.quoted} />}
      <span className={styles.quoteText}>
        <b>{quote.author}</b>
        <span>{quote.text}</span>
      </span>
    </>
  )
  if (!onPress) return <span className={styles.quote}>{inside}</span>
  return (
    <Pressable className={styles.quote} onPress={onPress}>
      {inside}
    </Pressable>
  )
}
