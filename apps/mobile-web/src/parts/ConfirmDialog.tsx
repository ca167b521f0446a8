import { Button, Dialog } from '@org/ui/basics'
import { useTranslation } from '../i18n/use-translation'

interface ConfirmDialogProps {
  name: string
  title: string
  hint: string
  busy?: boolean
  onClose: () => void
  onConfirm: () => void
}

/** Asks before something that cannot be undone. Render it while it is asked. */
export const ConfirmDialog = ({ name, title, hint, busy = false, onClose, onConfirm }: ConfirmDialogProps) => {
  const { t } = useTranslation()
  return (
    <Dialog
      name={name}
      open
      title={title}
      description={hint}
      onClose={onClose}
      actions={
        <>
          <Button tone="outline" onPress={onClose}>
            {t(($) => $.cancel)}
          </Button>
          <Button tone="danger" busy={busy} onPress={onConfirm}>
            {t(($) => $.confirm)}
          </Button>
        </>
      }
    />
  )
}
