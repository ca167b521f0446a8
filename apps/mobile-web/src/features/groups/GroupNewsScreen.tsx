import type { Endpoints, ReplyOf } from '@org/api-client/contract'
import { IconButton, ListGroup, ListRow } from '@org/ui/basics'
import { Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { chatGroupApi, chatGroupPagesApi } from '../../api/chat-groups'
import { useMomentText } from '../../hooks/use-moment-text'
import { useOneAtATime } from '../../hooks/use-one-at-a-time'
import { usePageParams } from '../../hooks/use-page-params'
import { useTellFailure } from '../../hooks/use-tell-failure'
import { useTranslation } from '../../i18n/use-translation'
import { ConfirmDialog } from '../../parts/ConfirmDialog'
import { ListView } from '../../parts/page/ListView'
import { usePaged } from '../../parts/page/use-paged'
import { TextDialog } from '../../parts/TextDialog'
import { isManager } from '../../parts/groups/group-facts'
import { GroupPage } from './GroupPage'

const { useAddAnnouncementMutation, useDeleteAnnouncementMutation } = chatGroupApi
const { useGetAnnouncementsInfiniteQuery } = chatGroupPagesApi

type Announcement = ReplyOf<Endpoints['getAnnouncements']>['list'][number]

const idOf = ({ id }: Announcement) => id
const FRESH = { refetchOnReconnect: true, refetchOnMountOrArgChange: true } as const
const MOST_LETTERS = 500

/** What the managers of a group have announced; they write and delete. */
const GroupNewsScreen = () => {
  const { t } = useTranslation('groups')
  const { gid } = usePageParams('chatGroupNews', 'anchorGroupNews')
  const [isWriting, setWriting] = useState(false)
  return (
    <GroupPage
      groupID={gid}
      title={t(($) => $.news.title)}
      page={({ selfInfo }) => ({
        ...(isManager(selfInfo?.role) && {
          actions: <IconButton label={t(($) => $.news.add)} icon={<Plus />} onPress={() => setWriting(true)} />,
        }),
      })}
    >
      {({ selfInfo }) => (
        <>
          <News groupID={gid} manages={isManager(selfInfo?.role)} />
          {isWriting && <Write groupID={gid} onClose={() => setWriting(false)} />}
        </>
      )}
    </GroupPage>
  )
}

const News = ({ groupID, manages }: { groupID: string; manages: boolean }) => {
  const { t } = useTranslation('groups')
  const momentOf = useMomentText()
  const query = usePaged(useGetAnnouncementsInfiniteQuery({ group_id: groupID }, FRESH), idOf)
  const [asked, ask] = useState<number | null>(null)
  return (
    <>
      <ListView
        label={t(($) => $.news.title)}
        query={query}
        skeleton="conversation"
        empty={{ title: t(($) => $.news.empty), hint: t(($) => $.news.emptyHint) }}
        keyOf={idOf}
      >
        {({ id, text, author, created_at }) => (
          <ListGroup>
            <ListRow
              title={text}
              note={`${author} · ${momentOf(created_at)}`}
              {...(manages && {
                end: <IconButton label={t(($) => $.news.remove)} icon={<Trash2 />} onPress={() => ask(id)} />,
              })}
            />
          </ListGroup>
        )}
      </ListView>
      {asked !== null && <Remove groupID={groupID} id={asked} onClose={() => ask(null)} />}
    </>
  )
}

const Write = ({ groupID, onClose }: { groupID: string; onClose: () => void }) => {
  const { t } = useTranslation('groups')
  const tellFailure = useTellFailure()
  const [addAnnouncement] = useAddAnnouncementMutation()
  const [add, busy] = useOneAtATime(async (text: string) => {
    const { error } = await addAnnouncement({ group_id: groupID, text })
    if (error) tellFailure(error)
    else onClose()
  })
  return (
    <TextDialog
      name="announcement"
      title={t(($) => $.news.add)}
      label={t(($) => $.news.text)}
      most={MOST_LETTERS}
      rows={4}
      submit={t(($) => $.news.send)}
      busy={busy}
      onClose={onClose}
      onSubmit={add}
    />
  )
}

const Remove = ({ groupID, id, onClose }: { groupID: string; id: number; onClose: () => void }) => {
  const { t } = useTranslation('groups')
  const tellFailure = useTellFailure()
  const [deleteAnnouncement] = useDeleteAnnouncementMutation()
  const [remove, busy] = useOneAtATime(async () => {
    const { error } = await deleteAnnouncement({ group_id: groupID, id })
    if (error) tellFailure(error)
    onClose()
  })
  return (
    <ConfirmDialog
      name="delete-announcement"
      title={t(($) => $.news.remove)}
      hint={t(($) => $.news.removeHint)}
      busy={busy}
      onClose={onClose}
      onConfirm={remove}
    />
  )
}

export default GroupNewsScreen
