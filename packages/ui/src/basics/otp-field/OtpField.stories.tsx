import type { Meta } from '@storybook/react-vite'
import { useState } from 'react'
import { localised } from '../../story-kit/story'
import { OtpField } from './OtpField'

export default { title: 'Basics/OtpField', component: OtpField } satisfies Meta<typeof OtpField>

export const EmptyPartlyWrittenErrorAndDisabled = localised(function Codes(t) {
  const [empty, setEmpty] = useState('')
  const [part, setPart] = useState('482')
  const [wrong, setWrong] = useState('482913')
  return (
    <main style={{ display: 'grid', gap: 'var(--space-24)', padding: 'var(--space-16)' }}>
      <OtpField label={t.code.label} hint={t.code.hint} value={empty} onChange={setEmpty} />
      <OtpField label={t.code.label} length={4} value={part} onChange={setPart} />
      <OtpField label={t.code.label} error={t.code.error} value={wrong} onChange={setWrong} />
      <OtpField label={t.code.label} value="482913" onChange={() => undefined} disabled />
    </main>
  )
})
