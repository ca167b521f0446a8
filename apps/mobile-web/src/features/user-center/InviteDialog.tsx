import { Button, Dialog } from '@org/ui/basics'
import { useCopy } from '../../hooks/use-copy'
import { useTranslation } from '../../i18n/use-translation'
import styles from './InviteDialog.module.css'

interface InviteDialogProps {
  code: string
  open: boolean
  onClose: () => void
}

/** Shows a member's invite code and copies it, for a friend who registers. */
export const InviteDialog = ({ code, open, onClose }: InviteDialogProps) => {
  const { t } = useTranslation('user')
  const { t: common } = useTranslation()
  const copy = useCopy()
  const confirm = () => {
    onClose()
    void copy(code, { copied: t(($) => $.invite.copied), failed: t(($) => $.invite.failed) })
  }
  return (
    <Dialog
      name="invite"
      open={open}
      title={t(($) => $.invite.title)}
      description={t(($) => $.invite.hint)}
      onClose={onClose}
      actions={
        <>
          <Button tone="outline" onPress={onClose}>
            {common(($) => $.cancel)}
          </Button>
          <Button onPress={confirm}>{t(($) => $.invite.confirm)}</Button>
        </>
      }
    >
      <p className={styles.code}>{code}</p>
    </Dialog>
  )
}
