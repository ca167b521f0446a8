import { Picture, Pressable } from '@org/ui/basics'
import type { ReactNode } from 'react'
import { useHref, useNavigate } from 'react-router'
import styles from './MediaRow.module.css'

interface MediaRowProps {
  /** The page that it opens. */
  to: string
  title: ReactNode
  /** A second line. */
  text: string
  /** The last line: when, how many, which kind. */
  note: ReactNode
  /** The address of the picture; empty for none. */
  cover: string
  /** Over the picture, such as a length. */
  mark?: string
  /** The place in the list: a phone shows the first rows when the page opens. */
  index?: number | undefined
  /** Called when it is opened. */
  onOpen?: (() => void) | undefined
}

/** A row with a picture that opens a page: an article, an activity, a video. */
export const MediaRow = ({ to, title, text, note, cover, mark, index = ON_FIRST_SCREEN, onOpen }: MediaRowProps) => {
  const navigate = useNavigate()
  const open = () => {
    onOpen?.()
    void navigate(to)
  }
  return (
    <Pressable className={styles.row} href={useHref(to)} onPress={open}>
      <span className={styles.texts}>
        <strong className={styles.title}>{title}</strong>
        {text !== '' && <span className={styles.text}>{text}</span>}
        <span className={styles.note}>{note}</span>
      </span>
      {cover !== '' && (
        <span className={styles.cover}>
          <Picture src={cover} alt="" eager={index < ON_FIRST_SCREEN} />
          {mark && <span className={styles.mark}>{mark}</span>}
        </span>
      )}
    </Pressable>
  )
}

const ON_FIRST_SCREEN = 4
