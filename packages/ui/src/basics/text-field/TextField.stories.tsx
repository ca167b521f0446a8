import type { Meta } from '@storybook/react-vite'
import { useState } from 'react'
import { localised } from '../../story-kit/story'
import { TextField } from './TextField'

export default { title: 'Basics/TextField', component: TextField } satisfies Meta<typeof TextField>

export const HintErrorAndPassword = localised(function Form(t) {
  const [account, setAccount] = useState('')
  const [wrong, setWrong] = useState('12')
  const [password, setPassword] = useState('secret123')
  return (
    <form style={{ display: 'grid', gap: 'var(--space-16)', padding: 'var(--space-16)' }}>
      <TextField
        label={t.form.account}
        hint={t.form.accountHint}
        value={account}
        onChange={setAccount}
        autoComplete="username"
      />
      <TextField label={t.form.account} error={t.form.accountError} value={wrong} onChange={setWrong} />
      <TextField
        label={t.form.password}
        type="password"
        autoComplete="current-password"
        reveal={t.form}
        value={password}
        onChange={setPassword}
      />
    </form>
  )
})
