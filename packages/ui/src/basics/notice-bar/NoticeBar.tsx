import { ChevronRight, Megaphone, X } from 'lucide-react'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { mergeProps, type RootProps } from '../../util/merge-props'
import { useResized } from '../../util/use-resized'
import { Pressable } from '../pressable'
import styles from './NoticeBar.module.css'

export interface NoticeBarProps extends RootProps<'div'> {
  /** One line, without markup. */
  text: string
  /** `warn` is for trouble ahead, `live` for trouble now. */
  tone?: 'brand' | 'warn' | 'live'
  /** Instead of the megaphone; hidden from screen readers. */
  icon?: ReactNode
  /** Where the notice leads. With `href` or `onOpen` the text can be pressed. */
  href?: string
  /** Called on a press on the text, instead of the browser's navigation. */
  onOpen?: () => void
  /** Adds a button that closes the bar; `label` is its accessible name. */
  close?: { label: string; onPress: () => void }
}

/** Design px a second: a reader follows, also on a small screen. */
const SPEED = 40
/** Both ends of the text stand still for this share of a run; the keyframes use it too. */
const REST = 0.3

/**
 * A message of the operator in one line. A text that is too long runs through three times and stands still while it is
 * pressed, pointed at or focused; with reduced motion it takes more lines. It is announced if its container is a live
 * region.
 */
export const NoticeBar = ({ text, tone = 'brand', icon, href, onOpen, close, ...rest }: NoticeBarProps) => {
  const { room, line, travel } = useTravel(text)
  const canOpen = href !== undefined || onOpen !== undefined
  const words = (
    <span key={text} ref={line} className={styles.text}>
      {text}
    </span>
  )
  return (
    <div
      {...mergeProps(
        {
          className: styles.bar,
          style: { '--travel': `${travel}px`, '--time': `${travel / SPEED / (1 - REST)}s` },
          'data-component': 'NoticeBar',
          'data-tone': tone,
          'data-long': travel > 0 || undefined,
        },
        rest,
      )}
    >
      <span aria-hidden className={styles.icon}>
        {icon ?? <Megaphone />}
      </span>
      <span ref={room} className={styles.window}>
        {canOpen ? (
          <Pressable className={styles.open} {...(href !== undefined && { href })} {...(onOpen && { onPress: onOpen })}>
            {words}
          </Pressable>
        ) : (
          words
        )}
      </span>
      {canOpen && <ChevronRight aria-hidden className={styles.chevron} />}
      {close && (
        <button type="button" aria-label={close.label} className={styles.close} onClick={close.onPress}>
          <X aria-hidden />
        </button>
      )}
    </div>
  )
}

/** The end of the text fades out; it moves as much further. */
const FADE = 16

/** How far the text must move, in px, until its end is seen. */
const useTravel = (text: string) => {
  const room = useRef<HTMLSpanElement>(null)
  const line = useRef<HTMLSpanElement>(null)
  const [travel, setTravel] = useState(0)
  const measure = () => {
    const missing = (line.current?.offsetWidth ?? 0) - (room.current?.clientWidth ?? 0)
    setTravel(missing > 0 ? missing + FADE : 0)
  }
  useEffect(measure, [text])
  useResized(room, measure)
  return { room, line, travel }
}
