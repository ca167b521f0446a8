import { pagePath } from '@org/domain'
import { EmptyState, IconButton, Illustration, SkeletonList } from '@org/ui/basics'
import { Flag, UserRound } from 'lucide-react'
import { useHref, useNavigate } from 'react-router'
import { useTranslation } from '../../i18n/use-translation'
import { userApi } from '../../api/user'
import { useLastOnline } from '../../hooks/use-last-online'
import { usePageParams } from '../../hooks/use-page-params'
import { WhenChat } from '../../im/WhenChat'
import { Page } from '../../parts/page/Page'
import { queryState } from '../../parts/page/query-state'
import { useAppSelector } from '../../store/store'
import { PrivateChat } from '../../parts/private-chat/PrivateChat'

const { useGetUserBasicInfoQuery } = userApi

/** A private conversation. It does not wait for the card of the other user, and works without it. */
const ChatRoomScreen = () => {
  const { id: peerID } = usePageParams('chatRoom')
  const { t } = useTranslation('chat')
  const { t: common } = useTranslation()
  const viewerKnown = useAppSelector(({ session }) => session.token !== '' || session.guest !== null)
  const peer = useGetUserBasicInfoQuery({ id: peerID }, { skip: !viewerKnown })
  const { nick_name: name = '', avatar = '' } = peer.currentData ?? {}
  const lastOnline = useLastOnline(viewerKnown ? peerID : null)
  const navigate = useNavigate()
  const reportPath = pagePath('chatReport', { type: 'user', gid: peerID })
  const reportHref = useHref(reportPath)
  const profilePath = pagePath('chatUser', { id: peerID })
  const profileHref = useHref(profilePath)
  return (
    <Page
      title={name || t(($) => $.title)}
      {...(lastOnline && {
        subtitle: lastOnline.isNow ? lastOnline.text : t(($) => $.lastOnlineAt, { ago: lastOnline.text }),
      })}
      layout="screen"
      actions={
        <>
          <IconButton
            label={t(($) => $.report)}
            icon={<Flag />}
            href={reportHref}
            onPress={() => void navigate(reportPath)}
          />
          <IconButton
            label={t(($) => $.profile)}
            icon={<UserRound />}
            href={profileHref}
            onPress={() => void navigate(profilePath)}
          />
        </>
      }
    >
      {queryState(peer).kind === 'missing' ? (
        <EmptyState
          icon={<Illustration kind="search" />}
          title={t(($) => $.notFound)}
          hint={common(($) => $.notFound.hint)}
        />
      ) : (
        <WhenChat fallback={<SkeletonList kind="message" label={common(($) => $.loading)} />}>
          <PrivateChat key={peerID} peerID={peerID} name={name || peerID} avatar={avatar} />
        </WhenChat>
      )}
    </Page>
  )
}

export default ChatRoomScreen
