import type { ReactNode } from 'react'
import { IconButton } from '../../basics/icon-button'
import styles from './VideoPlayer.module.css'

interface PlayerToggleProps {
  on: boolean
  label: string
  icon: ReactNode
  onChange: (on: boolean) => void
}

/** A button of the player that is on or off. */
export const PlayerToggle = ({ on, label, icon, onChange }: PlayerToggleProps) => (
  <IconButton
    tone="onScrim"
    className={styles.toggle}
    aria-pressed={on}
    label={label}
    icon={icon}
    onPress={() => onChange(!on)}
  />
)
