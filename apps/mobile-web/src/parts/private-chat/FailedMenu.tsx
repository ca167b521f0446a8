import { MessageMenu } from '@org/ui/chat'
import { RotateCw, Trash2 } from 'lucide-react'
import { useTranslation } from '../../i18n/use-translation'

interface FailedMenuProps {
  open: boolean
  onResend: () => void
  onDelete: () => void
  onClose: () => void
}

/** What can be done with a message that was not sent. */
const FailedMenu = ({ open, onResend, onDelete, onClose }: FailedMenuProps) => {
  const { t } = useTranslation('chat')
  const { t: common } = useTranslation()
  return (
    <MessageMenu
      open={open}
      title={t(($) => $.unsent.title)}
      closeLabel={common(($) => $.close)}
      actions={[
        { id: 'resend', label: t(($) => $.unsent.resend), icon: <RotateCw /> },
        { id: 'delete', label: t(($) => $.unsent.delete), icon: <Trash2 />, tone: 'danger' },
      ]}
      onSelect={(id) => {
        onClose()
        if (id === 'resend') onResend()
        else onDelete()
      }}
      onClose={onClose}
    />
  )
}

export default FailedMenu
