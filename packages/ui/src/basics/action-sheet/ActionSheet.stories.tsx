import type { Meta } from '@storybook/react-vite'
import { Copy, Flag, Pin, Quote } from 'lucide-react'
import { useState } from 'react'
import { Stack, localised } from '../../story-kit/story'
import { Button } from '../button'
import { ActionSheet } from './ActionSheet'

export default { title: 'Basics/ActionSheet', component: ActionSheet } satisfies Meta<typeof ActionSheet>

export const IconsNotesDangerAndDisabled = localised(function Message(t) {
  const [open, setOpen] = useState(true)
  const close = () => setOpen(false)
  const { actions } = t
  return (
    <Stack>
      <Button onPress={() => setOpen(true)}>{t.dialog.open}</Button>
      <ActionSheet
        open={open}
        title={actions.title}
        actions={[
          { id: 'copy', label: actions.copy, icon: <Copy /> },
          { id: 'quote', label: actions.quote, icon: <Quote /> },
          { id: 'pin', label: actions.pin, icon: <Pin />, disabled: true },
          { id: 'report', label: actions.report, note: actions.reportNote, icon: <Flag />, tone: 'danger' },
        ]}
        onSelect={close}
        onClose={close}
        cancelLabel={actions.cancel}
      />
    </Stack>
  )
})
