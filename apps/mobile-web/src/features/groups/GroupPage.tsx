import type { Group } from '@org/im-sdk/groups'
import { SkeletonList } from '@org/ui/basics'
import type { ReactNode } from 'react'
import { useTranslation } from '../../i18n/use-translation'
import { WhenChat } from '../../im/WhenChat'
import { MembersOnly } from '../../parts/page/MembersOnly'
import { Page, type PageProps } from '../../parts/page/Page'
import { QueryView } from '../../parts/page/QueryView'
import { queryState } from '../../parts/page/query-state'
import { useAppSelector } from '../../store/store'
import { useGroup } from './use-group'

interface GroupPageProps extends Pick<PageProps, 'layout'> {
  groupID: string
  /** The heading until the group is there. */
  title: string
  /** What the group changes of the page, such as its heading and its buttons. */
  page?: (group: Group) => Partial<Omit<PageProps, 'children'>>
  children: (group: Group, refetch: () => void) => ReactNode
}

/** A page about a group, for members of the site: guests are in no groups. */
export const GroupPage = ({ layout = 'flow', ...props }: GroupPageProps) => {
  const { t } = useTranslation('chat')
  const loggedIn = useAppSelector((state) => state.session.token !== '')
  const { title } = props
  if (!loggedIn)
    return (
      <Page title={title}>
        <MembersOnly>{null}</MembersOnly>
      </Page>
    )
  return (
    <WhenChat
      fallback={
        <Page title={title} layout={layout}>
          <SkeletonList kind="conversation" label={t(($) => $.connecting)} />
        </Page>
      }
    >
      <LoadedPage key={props.groupID} layout={layout} {...props} />
    </WhenChat>
  )
}

const LoadedPage = ({ groupID, title, page, layout = 'flow', children }: GroupPageProps) => {
  const { t } = useTranslation('groups')
  const query = useGroup(groupID)
  const state = queryState(query)
  return (
    <Page
      title={title}
      layout={layout}
      updatedAt={query.fulfilledTimeStamp}
      {...(state.kind === 'there' && page?.(state.data))}
    >
      <QueryView query={query} skeleton={{ kind: 'conversation' }} missing={{ title: t(($) => $.missing) }}>
        {(group) => children(group, () => void query.refetch())}
      </QueryView>
    </Page>
  )
}
