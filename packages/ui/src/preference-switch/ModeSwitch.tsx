import { Moon, Sun } from 'lucide-react'
import { PillRadios } from './PillRadios'

export type Mode = 'light' | 'dark'

export interface ModeSwitchProps {
  mode: Mode
  onChange: (mode: Mode) => void
  labels: { group: string; light: string; dark: string }
}

/** Light or dark. */
export const ModeSwitch = ({ mode, onChange, labels }: ModeSwitchProps) => (
  <PillRadios
    label={labels.group}
    radios={[
      { id: 'light', content: <Sun aria-hidden />, label: labels.light },
      { id: 'dark', content: <Moon aria-hidden />, label: labels.dark },
    ]}
    value={mode}
    onChange={onChange}
  />
)
