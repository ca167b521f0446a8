import type { LiveRoom } from '@org/api-client/contract'
import { pagePath } from '@org/domain'
import { Button, IconButton } from '@org/ui/basics'
import { MonitorPlay, PictureInPicture2 } from 'lucide-react'
import { useHref, useNavigate } from 'react-router'
import { useTranslation } from '../../i18n/use-translation'
import { miniRoom, miniRoomOpened } from '../../matches/mini-room'
import { useAppDispatch, useAppSelector } from '../../store/store'
import styles from './WatchButton.module.css'

/** Leads to a room that shows the match, or shows its picture small on this page. */
export const WatchButton = ({ room }: { room: LiveRoom }) => {
  const { t } = useTranslation('match')
  const navigate = useNavigate()
  const dispatch = useAppDispatch()
  const isSmall = useAppSelector((state) => miniRoom.selectSlice(state).id === room.id)
  const to = pagePath('liveDetail', { id: room.id })
  return (
    <span className={styles.watch}>
      <Button size="small" icon={<MonitorPlay />} href={useHref(to)} onPress={() => void navigate(to)}>
        {t(($) => $.watch, { name: room.anchor.nick_name })}
      </Button>
      {!isSmall && room.start_time > 0 && (
        <IconButton
          label={t(($) => $.watchSmall)}
          icon={<PictureInPicture2 />}
          onPress={() => void dispatch(miniRoomOpened({ id: room.id, hasSound: false }))}
        />
      )}
    </span>
  )
}
