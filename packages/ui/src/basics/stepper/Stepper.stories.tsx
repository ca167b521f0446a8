import type { Meta } from '@storybook/react-vite'
import { useState } from 'react'
import { Stack, localised } from '../../story-kit/story'
import { Stepper } from './Stepper'

export default { title: 'Basics/Stepper', component: Stepper } satisfies Meta<typeof Stepper>

export const WithinLimitsAtLimitAndDisabled = localised(function Copies(t) {
  const [value, setValue] = useState(2)
  const [least, setLeast] = useState(1)
  const labels = t.copies
  return (
    <Stack>
      <Stepper label={labels.label} labels={labels} value={value} onChange={setValue} min={1} max={99} />
      <Stepper label={labels.label} labels={labels} value={least} onChange={setLeast} min={1} max={99} />
      <Stepper label={labels.label} labels={labels} value={100} step={10} onChange={() => undefined} disabled />
    </Stack>
  )
})
