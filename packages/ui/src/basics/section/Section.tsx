import { useId, type ReactNode } from 'react'
import { mergeProps, type RootProps } from '../../util/merge-props'
import styles from './Section.module.css'

export interface SectionProps extends RootProps<'section', 'title'> {
  /** The accessible name and the heading. */
  title: string
  /** At the end of the heading, such as a `Button` that leads to the full list. */
  action?: ReactNode
  /** `plain` uses the full width, for rows that have their own surface; `card` puts the section on a surface. */
  look?: 'plain' | 'card'
  /** The rows, cards or controls of the section. */
  children: ReactNode
}

/** A titled part of a page. */
export const Section = ({ title, action, look = 'plain', children, ...rest }: SectionProps) => {
  const titleId = useId()
  return (
    <section
      {...mergeProps(
        {
          'aria-labelledby': titleId,
          className: styles.section,
          'data-component': 'Section',
          'data-look': look,
        },
        rest,
      )}
    >
      <div className={styles.head}>
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
        {action}
      </div>
      {children}
    </section>
  )
}
