import { recordApi } from '../../api/records'
import { useOneAtATime } from '../../hooks/use-one-at-a-time'
import { useTellFailure } from '../../hooks/use-tell-failure'
import { useTranslation } from '../../i18n/use-translation'
import { ConfirmDialog } from '../../parts/ConfirmDialog'

const { useClearLiveLogMutation } = recordApi

/** Asks before the opened rooms are forgotten. */
const ClearDialog = ({ onClose }: { onClose: () => void }) => {
  const { t } = useTranslation('records')
  const tellFailure = useTellFailure()
  const [clear] = useClearLiveLogMutation()
  const [confirm, busy] = useOneAtATime(async () => {
    const { error } = await clear({})
    onClose()
    if (error) tellFailure(error)
  })
  return (
    <ConfirmDialog
      name="clear-live-log"
      title={t(($) => $.clear)}
      hint={t(($) => $.clearHint)}
      busy={busy}
      onClose={onClose}
      onConfirm={confirm}
    />
  )
}

export default ClearDialog
