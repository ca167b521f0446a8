import type { Meta } from '@storybook/react-vite'
import { useState } from 'react'
import { Button } from '../button'
import { Stack, localised } from '../../story-kit/story'
import { Dialog } from './Dialog'

export default { title: 'Basics/Dialog', component: Dialog } satisfies Meta<typeof Dialog>

export const Question = localised(function Login(t) {
  const [open, setOpen] = useState(true)
  const close = () => setOpen(false)
  return (
    <Stack>
      <Button onPress={() => setOpen(true)}>{t.dialog.open}</Button>
      <Dialog
        name="login"
        open={open}
        title={t.dialog.title}
        description={t.dialog.message}
        onClose={close}
        actions={
          <>
            <Button tone="outline" onPress={close}>
              {t.dialog.cancel}
            </Button>
            <Button onPress={close}>{t.dialog.confirm}</Button>
          </>
        }
      />
    </Stack>
  )
})
