import type { Endpoints, ReplyOf } from '@org/api-client/contract'
import { pagePath } from '@org/domain'
import { Avatar, IconButton, ListRow, Tag } from '@org/ui/basics'
import { Trash2 } from 'lucide-react'
import { Suspense, useState } from 'react'
import { useHref, useNavigate } from 'react-router'
import { recordPagesApi } from '../../api/records'
import { useMomentText } from '../../hooks/use-moment-text'
import { useTranslation } from '../../i18n/use-translation'
import { ListPage } from '../../parts/page/ListPage'
import { MembersOnly } from '../../parts/page/MembersOnly'
import { Page } from '../../parts/page/Page'
import { usePaged } from '../../parts/page/use-paged'
import { useAppSelector } from '../../store/store'
import { laterPart } from '../../parts/later-part'

const { useGetLiveLogInfiniteQuery } = recordPagesApi
const ClearDialog = laterPart(() => import('./ClearDialog'))

type Opened = ReplyOf<Endpoints['getLiveLog']>['list'][number]

const keyOf = ({ id }: Opened) => id

/** The live rooms that the member has opened, the last one first. */
const LiveRecordScreen = () => {
  const { t } = useTranslation('records')
  const loggedIn = useAppSelector((state) => state.session.token !== '')
  return loggedIn ? (
    <Rooms />
  ) : (
    <Page title={t(($) => $.lives)}>
      <MembersOnly>{null}</MembersOnly>
    </Page>
  )
}

const Rooms = () => {
  const { t } = useTranslation('records')
  const [asks, setAsks] = useState(false)
  const options = { refetchOnMountOrArgChange: true, refetchOnReconnect: true }
  const rooms = usePaged(useGetLiveLogInfiniteQuery({}, options), keyOf)
  const isEmpty = !rooms.currentData || rooms.currentData.list.length === 0
  return (
    <>
      <ListPage
        title={t(($) => $.lives)}
        actions={
          <IconButton label={t(($) => $.clear)} icon={<Trash2 />} disabled={isEmpty} onPress={() => setAsks(true)} />
        }
        query={rooms}
        skeleton="conversation"
        empty={{ title: t(($) => $.noLives), hint: t(($) => $.noLivesHint) }}
        keyOf={keyOf}
      >
        {(room) => <RoomRow room={room} />}
      </ListPage>
      {asks && (
        <Suspense>
          <ClearDialog onClose={() => setAsks(false)} />
        </Suspense>
      )}
    </>
  )
}

const RoomRow = ({ room }: { room: Opened }) => {
  const { t } = useTranslation('records')
  const navigate = useNavigate()
  const momentText = useMomentText()
  const to = pagePath('liveDetail', { id: room.id })
  const { nick_name: name, avatar } = room.anchor
  return (
    <ListRow
      icon={<Avatar name={name} src={avatar} />}
      title={room.title}
      note={`${name} · ${momentText(room.opened_at)}`}
      {...(room.start_time > 0 && { end: <Tag tone="live">{t(($) => $.onAir)}</Tag> })}
      href={useHref(to)}
      onPress={() => void navigate(to)}
    />
  )
}

export default LiveRecordScreen
