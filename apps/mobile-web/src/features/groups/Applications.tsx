import { EVENT } from '@org/im-sdk'
import type { GroupApplication } from '@org/im-sdk/group-applications'
import type { Group } from '@org/im-sdk/groups'
import { Badge, countText, ListGroup, ListRow } from '@org/ui/basics'
import { UserPlus } from 'lucide-react'
import { Suspense, useState } from 'react'
import { useTranslation } from '../../i18n/use-translation'
import { useChatQuery } from '../../im/use-chat-query'
import type { Query } from '../../parts/page/query-state'
import { laterPart } from '../../parts/later-part'

/** Loaded by the first press. */
const ApplicationSheet = laterPart(() => import('./ApplicationSheet'))

const NOTICES = [EVENT.GROUP_SYSTEM_NOTICE_RECEIVED]

/** The open applications to a group that the viewer manages, read again when a notice brings one. */
const useApplications = (groupID: string): Query<readonly GroupApplication[]> =>
  useChatQuery({
    key: `applications ${groupID}`,
    read: async (chat) => {
      const { applicationList } = (await chat.getGroupApplicationList()).data
      return { data: applicationList.filter((application) => application.groupID === groupID) }
    },
    events: NOTICES,
  })

interface ApplicationsProps {
  group: Group
  onChanged: () => void
}

/** How many ask to join, for who manages a group. It leads to the answers. */
export const Applications = ({ group: { groupID }, onChanged }: ApplicationsProps) => {
  const { t } = useTranslation('groups')
  const query = useApplications(groupID)
  const [isOpen, setOpen] = useState(false)
  const count = query.currentData?.length ?? 0
  return (
    <ListGroup>
      <ListRow
        title={t(($) => $.applications.title)}
        icon={<UserPlus />}
        {...(count > 0 && {
          end: (
            <Badge tone="count" label={t(($) => $.applications.waiting, { count })}>
              {countText(count)}
            </Badge>
          ),
        })}
        onPress={() => {
          // Another manager may have decided.
          void query.refetch()
          setOpen(true)
        }}
      />
      {isOpen && (
        <Suspense>
          <ApplicationSheet query={query} onChanged={onChanged} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </ListGroup>
  )
}
