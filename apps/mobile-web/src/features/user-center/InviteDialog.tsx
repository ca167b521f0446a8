import type { Endpoints, ReplyOf } from '@org/api-client/contract'
import { Button, Dialog, Skeleton } from '@org/ui/basics'
import { Suspense } from 'react'
import { useCopy } from '../../hooks/use-copy'
import { useTranslation } from '../../i18n/use-translation'
import styles from './InviteDialog.module.css'
import { laterPart } from '../../parts/later-part'

/** Loaded when the dialog opens. */
const InviteCard = laterPart(() => import('./InviteCard'))

interface InviteDialogProps {
  inviter: ReplyOf<Endpoints['getUserInfo']>
  open: boolean
  onClose: () => void
}

/** Shows a member's invite code, also as a picture to save, and copies it, for a friend who registers. */
export const InviteDialog = ({ inviter, open, onClose }: InviteDialogProps) => {
  const { t } = useTranslation('user')
  const { t: common } = useTranslation()
  const copy = useCopy()
  const code = inviter.invite.invite_code
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
      <Suspense fallback={<Skeleton shape="block" className={styles.card} />}>
        <InviteCard inviter={inviter} className={styles.card} />
      </Suspense>
    </Dialog>
  )
}
