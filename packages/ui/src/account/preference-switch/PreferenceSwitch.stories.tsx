import type { Meta } from '@storybook/react-vite'
import { useState } from 'react'
import { Stack, localised } from '../../story-kit/story'
import { LanguageSwitch } from './LanguageSwitch'
import { ModeSwitch, type ModeChoice } from './ModeSwitch'

export default { title: 'Account/PreferenceSwitch', component: ModeSwitch } satisfies Meta<typeof ModeSwitch>

const LANGUAGES = [
  { id: 'cn', name: '简体中文', lang: 'zh-CN' },
  { id: 'pt', name: 'Português', lang: 'pt-BR' },
]

export const ModeAndLanguage = localised(function Preferences(t) {
  const [mode, setMode] = useState<ModeChoice>('light')
  const [language, setLanguage] = useState('cn')
  return (
    <Stack>
      <ModeSwitch mode={mode} onChange={setMode} labels={{ group: t.preferences.mode, ...t.preferences }} />
      <LanguageSwitch label={t.preferences.language} languages={LANGUAGES} value={language} onChange={setLanguage} />
    </Stack>
  )
})
