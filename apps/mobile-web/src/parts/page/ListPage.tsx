import type { ReactNode } from 'react'
import { ListView, type ListViewProps } from './ListView'
import { Page, type PageProps } from './Page'
import { Pullable } from './Pullable'
import sticky from './sticky.module.css'

interface ListPageProps<Item> extends Pick<PageProps, 'subtitle' | 'actions'>, Omit<ListViewProps<Item>, 'label'> {
  /** The heading in the bar, and the accessible name of the list. */
  title: string
  /** Above the list in every state. */
  head?: ReactNode
  /** Above the list in every state, and in sight while it scrolls. */
  filters?: ReactNode
  /** Below the list in every state. */
  foot?: ReactNode
}

/** The page of a list that is loaded, at once or page by page, and again when the user pulls it down. */
export const ListPage = <Item,>({ title, subtitle, actions, head, filters, foot, ...list }: ListPageProps<Item>) => {
  const { query } = list
  return (
    <Page
      title={title}
      {...(subtitle !== undefined && { subtitle })}
      {...(actions !== undefined && { actions })}
      updatedAt={query.fulfilledTimeStamp}
    >
      <Pullable query={query}>
        {head}
        {filters && <div className={sticky.bar}>{filters}</div>}
        <ListView label={title} {...list} />
        {foot}
      </Pullable>
    </Page>
  )
}
