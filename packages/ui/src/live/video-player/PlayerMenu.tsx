import { Check } from 'lucide-react'
import { useEffect, useId, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react'
import styles from './VideoPlayer.module.css'

export interface PlayerChoice {
  id: string
  label: string
}

interface Props {
  label: string
  choices: readonly PlayerChoice[]
  selectedId: string
  onSelect: (id: string) => void
}

/** A menu of radio items that opens above the controls. It supports arrow keys and Escape, and restores the focus. */
export const PlayerMenu = ({ label, choices, selectedId, onSelect }: Props) => {
  const [open, setOpen] = useState(false)
  const menuId = useId()
  const button = useRef<HTMLButtonElement>(null)
  const menu = useRef<HTMLDivElement>(null)
  const selected = choices.find((choice) => choice.id === selectedId)

  useEffect(() => {
    if (open) menu.current?.querySelector<HTMLElement>('[aria-checked="true"], [role]')?.focus()
  }, [open])

  const close = () => {
    setOpen(false)
    button.current?.focus()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') return close()
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    const items = [...(menu.current?.querySelectorAll<HTMLElement>('[role="menuitemradio"]') ?? [])]
    const at = items.findIndex((item) => item === event.target)
    if (step === 0 || at < 0) return
    event.preventDefault()
    items[(at + step + items.length) % items.length]?.focus()
  }
  const onBlur = (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) setOpen(false)
  }

  return (
    <div className={styles.menu} onKeyDown={onKeyDown} onBlur={onBlur}>
      <button
        ref={button}
        type="button"
        className={styles.menuButton}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? menuId : undefined}
        aria-label={selected ? `${label}: ${selected.label}` : label}
        onClick={() => setOpen(!open)}
      >
        {selected?.label ?? label}
      </button>
      {open && (
        <div ref={menu} id={menuId} role="menu" aria-label={label} className={styles.menuList}>
          {choices.map((choice) => (
            <button
              key={choice.id}
              type="button"
              role="menuitemradio"
              aria-checked={choice.id === selectedId}
              tabIndex={-1}
              className={styles.menuItem}
              onClick={() => {
                onSelect(choice.id)
                close()
              }}
            >
              {choice.label}
              {choice.id === selectedId && <Check aria-hidden />}
            </button>
          ))}
        </div>
      )}
    </div>
  )
}
