import { mergeProps, type RootProps } from '../../util/merge-props'
import styles from './TypingLine.module.css'

export interface TypingLineProps extends RootProps<'div'> {
  /** Who types, e.g. "Ana is typing". Without it the line is empty and keeps its place. */
  text?: string
}

/** Says that others are typing. It is announced politely and never moves the messages. */
export const TypingLine = ({ text, ...rest }: TypingLineProps) => (
  <div {...mergeProps({ role: 'status', className: styles.line, 'data-component': 'TypingLine' }, rest)}>
    {text && (
      <>
        <span aria-hidden className={styles.dots}>
          <i />
          <i />
          <i />
        </span>
        <span className={styles.text}>{text}</span>
      </>
    )}
  </div>
)
