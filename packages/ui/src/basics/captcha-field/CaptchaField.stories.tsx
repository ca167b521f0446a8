import type { Meta } from '@storybook/react-vite'
import { useState } from 'react'
import { nothing, localised } from '../../story-kit/story'
import { CaptchaField } from './CaptchaField'

export default { title: 'Basics/CaptchaField', component: CaptchaField } satisfies Meta<typeof CaptchaField>

const PICTURE = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 40"><rect width="120" height="40" fill="#eef3f8"/><path d="M4 30Q40 4 116 26" stroke="#9bb" fill="none"/><text x="16" y="29" font-size="26" font-family="monospace" letter-spacing="6" fill="#346">K7P2</text></svg>',
)}`

export const WithPicture = localised(function Captcha(t) {
  const [value, setValue] = useState('')
  return (
    <form style={{ padding: 'var(--space-16)' }}>
      <CaptchaField
        label={t.form.captcha}
        value={value}
        onChange={setValue}
        image={PICTURE}
        refreshLabel={t.form.refresh}
        onRefresh={nothing}
      />
    </form>
  )
})
