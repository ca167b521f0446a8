import { highlight } from '@org/domain'
import styles from './Marked.module.css'

/** A text with the keyword marked wherever it is. */
export const Marked = ({ text, keyword }: { text: string; keyword: string }) =>
  highlight(text, keyword).map((segment, at) =>
    segment.hit ? (
      <em key={at} className={styles.hit}>
        {segment.text}
      </em>
    ) : (
      segment.text
    ),
  )
