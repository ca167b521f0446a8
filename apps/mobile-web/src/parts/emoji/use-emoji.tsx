import { IconButton } from '@org/ui/basics'
import { Smile } from 'lucide-react'
import { Suspense, useRef, useState, type ReactNode, type RefObject } from 'react'
import { flushSync } from 'react-dom'
import { configApi } from '../../api/config'
import { laterPart } from '../later-part'

const { useGetCommonConfigQuery } = configApi

/** Loaded by the first press. */
const EmojiPanel = laterPart(() => import('./EmojiPanel'))

interface EmojiOptions {
  /** The name of the button and of the grid. */
  label: string
  text: string
  write: (text: string) => void
  /** Nothing can be written now. */
  disabled: boolean
}

interface EmojiParts {
  field: RefObject<HTMLTextAreaElement | null>
  /** The button and the grid; null if the site proposes no emoji. */
  button: ReactNode
  grid: ReactNode
}

/** The emoji that the site proposes, for a composer: they go where the cursor is. */
export const useEmoji = ({ label, text, write, disabled }: EmojiOptions): EmojiParts => {
  const { emoji = [] } = useGetCommonConfigQuery({}).data?.config ?? {}
  const field = useRef<HTMLTextAreaElement>(null)
  /** Where the next one goes while the field has no focus: a browser forgets its cursor when its text changes. */
  const caret = useRef<{ text: string; at: number } | null>(null)
  const [isOpen, setOpen] = useState(false)
  if (emoji.length === 0) return { field, button: null, grid: null }
  const insert = (chosen: string) => {
    const element = field.current
    const isFocused = element === document.activeElement
    const place = isFocused || caret.current?.text !== text ? null : caret.current.at
    const start = place ?? element?.selectionStart ?? text.length
    const end = place ?? element?.selectionEnd ?? text.length
    const next = text.slice(0, start) + chosen + text.slice(end)
    const at = start + chosen.length
    caret.current = { text: next, at }
    flushSync(() => write(next))
    if (isFocused) element?.setSelectionRange(at, at)
  }
  return {
    field,
    button: (
      <IconButton
        label={label}
        icon={<Smile />}
        aria-expanded={isOpen}
        disabled={disabled}
        onPress={() => {
          caret.current = null
          setOpen(!isOpen)
        }}
      />
    ),
    grid: isOpen && !disabled && (
      <Suspense>
        <EmojiPanel label={label} emoji={emoji} onSelect={insert} />
      </Suspense>
    ),
  }
}
