import { Button, Dialog, TextField } from '@org/ui/basics'
import { useState } from 'react'
import { roomManagerApi } from '../../api/room-managers'
import { useOneAtATime } from '../../hooks/use-one-at-a-time'
import { useTellFailure } from '../../hooks/use-tell-failure'
import { useTranslation } from '../../i18n/use-translation'

const { useSetRoomTitleMutation } = roomManagerApi

const MOST_CHARACTERS = 60

interface TitleDialogProps {
  liveid: number
  title: string
  onClose: () => void
}

/** Changes the title of the room, which all viewers see at once. */
const TitleDialog = ({ liveid, title, onClose }: TitleDialogProps) => {
  const { t } = useTranslation('live')
  const { t: common } = useTranslation()
  const tellFailure = useTellFailure()
  const [written, write] = useState(title)
  const [setTitle] = useSetRoomTitleMutation()
  const [save, busy] = useOneAtATime(async () => {
    const { error } = await setTitle({ liveid, title: written.trim() })
    if (error) tellFailure(error)
    else onClose()
  })
  return (
    <Dialog
      name="room-title"
      open
      title={t(($) => $.manage.setTitle)}
      onClose={onClose}
      actions={
        <>
          <Button tone="outline" onPress={onClose}>
            {common(($) => $.cancel)}
          </Button>
          <Button busy={busy} disabled={written.trim() === ''} onPress={save}>
            {common(($) => $.confirm)}
          </Button>
        </>
      }
    >
      <TextField label={t(($) => $.manage.roomTitle)} value={written} maxLength={MOST_CHARACTERS} onChange={write} />
    </Dialog>
  )
}

export default TitleDialog
