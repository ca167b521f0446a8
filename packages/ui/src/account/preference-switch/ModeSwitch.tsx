import { Moon, Sun, SunMoon } from 'lucide-react'
import { PillRadios, type PillRadiosProps } from './PillRadios'

/** `system` follows the device. */
export type ModeChoice = 'system' | 'light' | 'dark'

export interface ModeSwitchProps extends PillRadiosProps {
  /** The current choice, not what the device shows. */
  mode: ModeChoice
  /** Called with the new choice. */
  onChange: (mode: ModeChoice) => void
  /** The accessible names of the group and of each choice. */
  labels: { group: string; system: string; light: string; dark: string }
}

/** Selects light, dark, or the device's preference. */
export const ModeSwitch = ({ mode, onChange, labels, ...rest }: ModeSwitchProps) => (
  <PillRadios
    data-component="ModeSwitch"
    {...rest}
    label={labels.group}
    radios={[
      { id: 'system', content: <SunMoon aria-hidden />, label: labels.system },
      { id: 'light', content: <Sun aria-hidden />, label: labels.light },
      { id: 'dark', content: <Moon aria-hidden />, label: labels.dark },
    ]}
    value={mode}
    onChange={onChange}
  />
)
