import { useId, type ReactNode } from 'react'
import { mergeProps, type RootProps } from '../../util/merge-props'
import styles from './ListRow.module.css'

export interface ListGroupProps extends RootProps<'section', 'title'> {
  /** The heading and the accessible name. */
  title?: string
  /** `ListRow`s, `Switch`es and other components of the kit. */
  children: ReactNode
}

/** Rows that belong together, on one surface with lines between them. */
export const ListGroup = ({ title, children, ...rest }: ListGroupProps) => {
  const titleId = useId()
  return (
    <section
      {...mergeProps(
        {
          'aria-labelledby': title === undefined ? undefined : titleId,
          className: styles.group,
          'data-component': 'ListGroup',
        },
        rest,
      )}
    >
      {title !== undefined && (
        <h2 id={titleId} className={styles.heading}>
          {title}
        </h2>
      )}
      <div className={styles.rows}>{children}</div>
    </section>
  )
}
