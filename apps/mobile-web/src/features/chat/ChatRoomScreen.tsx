import { API_STATUS } from '@org/api-client/contract'
import { AppBar, EmptyState, SkeletonList } from '@org/ui/basics'
import { UserX } from 'lucide-react'
import { useTranslation } from '../../i18n/use-translation'
import { userApi } from '../../api/user'
import { useBack } from '../../hooks/use-back'
import { usePageParams } from '../../hooks/use-page-params'
import { WhenChat } from '../../im/WhenChat'
import { useAppSelector } from '../../store/store'
import styles from './ChatRoomScreen.module.css'
import { PrivateChat } from './PrivateChat'

const { useGetUserBasicInfoQuery } = userApi

/** A private conversation. */
const ChatRoomScreen = () => {
  const { id: peerID } = usePageParams('chatRoom')
  const { t } = useTranslation('chat')
  const { t: common } = useTranslation()
  const back = useBack()
  const viewerKnown = useAppSelector(({ session }) => session.token !== '' || session.guest !== null)
  const peer = useGetUserBasicInfoQuery({ id: peerID }, { skip: !viewerKnown })
  const missing = peer.error && 'status' in peer.error && peer.error.status === API_STATUS.notFound
  const { nick_name: name = '', avatar = '' } = peer.currentData ?? {}
  return (
    <div className={styles.page}>
      <AppBar title={name || t(($) => $.title)} back={{ label: common(($) => $.back), onPress: back }} />
      {missing ? (
        <main>
          <EmptyState icon={<UserX />} title={t(($) => $.notFound)} hint={common(($) => $.notFound.hint)} />
        </main>
      ) : (
        <WhenChat fallback={<SkeletonList kind="message" label={common(($) => $.loading)} />}>
          <PrivateChat key={peerID} peerID={peerID} name={name || peerID} avatar={avatar} />
        </WhenChat>
      )}
    </div>
  )
}

export default ChatRoomScreen
