import { Button, Dialog, TextField } from '@org/ui/basics'
import { useState } from 'react'
import { useTranslation } from '../i18n/use-translation'

interface TextDialogProps {
  name: string
  title: string
  /** Of the field. */
  label: string
  initial?: string
  /** The most letters. */
  most: number
  submit: string
  busy: boolean
  /** Whether the text may be left empty. */
  mayBeEmpty?: boolean
  /** How many lines are shown, for a longer text. */
  rows?: number
  onClose: () => void
  onSubmit: (text: string) => void
}

/** A question that is answered with a text. Render it while it is asked. */
export const TextDialog = (props: TextDialogProps) => {
  const { name, title, label, initial = '', most, submit, busy, mayBeEmpty = false, rows, onClose, onSubmit } = props
  const { t } = useTranslation()
  const [written, write] = useState(initial)
  const text = written.trim()
  return (
    <Dialog
      name={name}
      open
      title={title}
      onClose={onClose}
      actions={
        <>
          <Button tone="outline" onPress={onClose}>
            {t(($) => $.cancel)}
          </Button>
          <Button busy={busy} disabled={!mayBeEmpty && text === ''} onPress={() => onSubmit(text)}>
            {submit}
          </Button>
        </>
      }
    >
      <TextField
        label={label}
        value={written}
        maxLength={most}
        onChange={write}
        {...(rows !== undefined && { rows })}
      />
    </Dialog>
  )
}
