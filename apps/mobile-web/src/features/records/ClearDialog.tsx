import { Button, Dialog } from '@org/ui/basics'
import { recordApi } from '../../api/records'
import { useOneAtATime } from '../../hooks/use-one-at-a-time'
import { useTellFailure } from '../../hooks/use-tell-failure'
import { useTranslation } from '../../i18n/use-translation'

const { useClearLiveLogMutation } = recordApi

/** Asks before the opened rooms are forgotten. */
const ClearDialog = ({ onClose }: { onClose: () => void }) => {
  const { t } = useTranslation('records')
  const { t: common } = useTranslation()
  const tellFailure = useTellFailure()
  const [clear] = useClearLiveLogMutation()
  const [confirm, busy] = useOneAtATime(async () => {
    const { error } = await clear({})
    onClose()
    if (error) tellFailure(error)
  })
  return (
    <Dialog
      name="clear-live-log"
      open
      title={t(($) => $.clear)}
      description={t(($) => $.clearHint)}
      onClose={onClose}
      actions={
        <>
          <Button tone="outline" onPress={onClose}>
            {common(($) => $.cancel)}
          </Button>
          <Button tone="danger" busy={busy} onPress={confirm}>
            {common(($) => $.confirm)}
          </Button>
        </>
      }
    />
  )
}

export default ClearDialog
