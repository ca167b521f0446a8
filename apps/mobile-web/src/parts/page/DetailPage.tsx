import { Page, type PageProps } from './Page'
import { queryState } from './query-state'
import { QueryView, type QueryViewProps } from './QueryView'

interface DetailPageProps<Data> extends QueryViewProps<Data> {
  /** The heading until the data is there. */
  title: string
  /** What the data changes of the page, such as its heading and its buttons. */
  page?: (data: Data) => Partial<Omit<PageProps, 'children'>>
}

/** The page of one thing that is loaded: a match, a room, a user. */
export const DetailPage = <Data,>({ title, page, ...view }: DetailPageProps<Data>) => {
  const state = queryState(view.query)
  return (
    <Page title={title} updatedAt={view.query.fulfilledTimeStamp} {...(state.kind === 'there' && page?.(state.data))}>
      <QueryView {...view} />
    </Page>
  )
}
