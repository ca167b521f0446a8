import type { Meta } from '@storybook/react-vite'
import { useState } from 'react'
import { Button } from '../button'
import { Checkbox } from '../checkbox'
import { Stack, localised } from '../../story-kit/story'
import { Sheet } from './Sheet'

export default { title: 'Basics/Sheet', component: Sheet } satisfies Meta<typeof Sheet>

export const ChooseLeagues = localised(function Leagues(t) {
  const [open, setOpen] = useState(true)
  const [chosen, setChosen] = useState<readonly string[]>(['epl', 'nba', 'laliga'])
  const close = () => setOpen(false)
  return (
    <Stack>
      <Button onPress={() => setOpen(true)}>{t.dialog.open}</Button>
      <Sheet
        open={open}
        title={t.sheet.title}
        closeLabel={t.sheet.close}
        onClose={close}
        footer={
          <Button block size="large" onPress={close}>
            {t.sheet.apply}
          </Button>
        }
      >
        {Object.entries(t.leagues).map(([id, name]) => (
          <Checkbox
            key={id}
            label={name}
            checked={chosen.includes(id)}
            onChange={(on) => setChosen(on ? [...chosen, id] : chosen.filter((other) => other !== id))}
          />
        ))}
      </Sheet>
    </Stack>
  )
})
