import type { Meta } from '@storybook/react-vite'
import { useState } from 'react'
import { localised } from '../../story-kit/story'
import type { Texts } from '../../story-kit/texts'
import { RadioGroup } from './RadioGroup'

export default { title: 'Basics/RadioGroup', component: RadioGroup } satisfies Meta<typeof RadioGroup>

const choices = ({ report }: Texts) => [
  { id: 'spam', label: report.spam },
  { id: 'abuse', label: report.abuse, note: report.abuseNote },
  { id: 'fraud', label: report.fraud, disabled: true },
  { id: 'other', label: report.other },
]
const page = { display: 'grid', gap: 'var(--space-24)', padding: 'var(--space-16)', background: 'var(--surface)' }

export const ChosenAndDisabled = localised(function Reasons(t) {
  const [value, setValue] = useState<string | null>('abuse')
  return (
    <main style={page}>
      <RadioGroup label={t.report.reason} choices={choices(t)} value={value} onChange={setValue} />
    </main>
  )
})

export const NothingChosenWithError = localised(function Missing(t) {
  const [value, setValue] = useState<string | null>(null)
  return (
    <main style={page}>
      <RadioGroup
        label={t.report.reason}
        choices={choices(t)}
        value={value}
        onChange={setValue}
        {...(value === null && { error: t.report.missing })}
      />
    </main>
  )
})
