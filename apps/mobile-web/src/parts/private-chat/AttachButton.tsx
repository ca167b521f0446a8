import { IconButton } from '@org/ui/basics'
import { Paperclip } from 'lucide-react'
import { useRef } from 'react'
import { useTranslation } from '../../i18n/use-translation'

interface AttachButtonProps {
  disabled: boolean
  onPick: (files: readonly File[]) => void
}

/** Chooses pictures and files: the phone asks where from. */
export const AttachButton = ({ disabled, onPick }: AttachButtonProps) => {
  const { t } = useTranslation('chat')
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        onChange={({ target }) => {
          onPick([...(target.files ?? [])])
          // So that the same file can be chosen again.
          target.value = ''
        }}
      />
      <IconButton
        label={t(($) => $.attach.add)}
        icon={<Paperclip />}
        disabled={disabled}
        onPress={() => input.current?.click()}
      />
    </>
  )
}
