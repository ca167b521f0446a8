import type { CSSProperties } from 'react'
import styles from './share-bar.module.css'

export type Outcome = 'home' | 'draw' | 'away'

interface Props {
  /** Numbers of any size, in display order; what is not above 0 has no part, and without any the bar is empty. */
  parts: readonly { id: Outcome; share: number }[]
}

/** A bar divided among the outcomes of a match. The numbers are next to it as text. */
export const ShareBar = ({ parts }: Props) => {
  const isEmpty = parts.every(({ share }) => !(share > 0))
  return (
    <span aria-hidden className={styles.bar} data-empty={isEmpty || undefined}>
      {parts.map(({ id, share }) => (
        <span
          key={id}
          className={styles.part}
          data-side={id}
          style={{ '--share': isEmpty ? 1 : share > 0 ? share : 0 } as CSSProperties}
        />
      ))}
    </span>
  )
}
