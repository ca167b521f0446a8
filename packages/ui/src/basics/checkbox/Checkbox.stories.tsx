import type { Meta } from '@storybook/react-vite'
import { useState } from 'react'
import { Stack, localised } from '../../story-kit/story'
import { Checkbox } from './Checkbox'

export default { title: 'Basics/Checkbox', component: Checkbox } satisfies Meta<typeof Checkbox>

export const OnOffAndError = localised(function Boxes(t) {
  const [on, setOn] = useState(true)
  return (
    <Stack>
      <Checkbox label={t.form.agree} checked={on} onChange={setOn} />
      <Checkbox label={t.form.agree} checked={false} onChange={() => undefined} error={t.form.agreeError} />
    </Stack>
  )
})
