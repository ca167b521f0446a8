import { useId, useLayoutEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react'
import { editDraft, insertMention, typedMention, type Mention } from './mentions'

export interface MentionableMember extends Mention {
  /** The URL of the picture. */
  avatar?: string | null
}

export interface ComposerMentions {
  /** Whom the user can mention, in the order in which they are suggested. */
  members: readonly MentionableMember[]
  /** The accessible name of the suggestions. */
  label: string
  /** The mentions of the draft, kept by the caller with its text. */
  chosen: readonly Mention[]
  /** Called with the mentions of the draft when one comes or goes. */
  onChange: (chosen: readonly Mention[]) => void
}

/** More are found by typing more of the name. */
const MOST_SUGGESTED = 50

interface MentionOptions {
  field: RefObject<HTMLTextAreaElement | null>
  value: string
  onChange: (value: string) => void
  mentions: ComposerMentions | undefined
}

/** Suggests members while a name is typed after an `@`, and keeps the text and the mentions of a draft in step. */
export const useMentions = ({ field, value, onChange, mentions }: MentionOptions) => {
  const listId = useId()
  /** Where names are typed; null while the field has no focus. */
  const [caret, setCaret] = useState<number | null>(null)
  const [wanted, setWanted] = useState(0)
  /** Where the `@` is whose suggestions were closed. */
  const [closedAt, setClosedAt] = useState<number | null>(null)
  const nextCaret = useRef<number | null>(null)
  useLayoutEffect(() => {
    if (nextCaret.current !== null) field.current?.setSelectionRange(nextCaret.current, nextCaret.current)
    nextCaret.current = null
  }, [field, value])

  const typed = mentions && caret !== null ? typedMention(value, caret, mentions.chosen) : null
  const query = typed?.query.toLocaleLowerCase() ?? ''
  const suggested =
    mentions && typed && typed.start !== closedAt
      ? mentions.members.filter(({ name }) => name.toLocaleLowerCase().includes(query)).slice(0, MOST_SUGGESTED)
      : []
  const active = Math.min(wanted, suggested.length - 1)

  const change = (draft: ReturnType<typeof editDraft>) => {
    nextCaret.current = draft.caret
    setCaret(draft.caret)
    setWanted(0)
    onChange(draft.text)
    if (draft.mentions.length !== mentions?.chosen.length) mentions?.onChange(draft.mentions)
  }
  const edit = (text: string, at: number) => {
    if (!mentions) return onChange(text)
    const draft = editDraft(value, { text, caret: at }, mentions.chosen)
    if (!typedMention(draft.text, draft.caret, draft.mentions)) setClosedAt(null)
    change(draft)
  }
  const choose = ({ id, name }: Mention) => {
    if (!mentions || !typed || caret === null) return
    change(insertMention({ text: value, caret, mentions: mentions.chosen }, typed.start, { id, name }))
  }

  /** Whether the key was for the suggestions. */
  const onKey = ({ key }: KeyboardEvent): boolean => {
    const member = suggested[active]
    if (!member) return false
    if (key === 'ArrowDown') setWanted((active + 1) % suggested.length)
    else if (key === 'ArrowUp') setWanted((active - 1 + suggested.length) % suggested.length)
    else if (key === 'Enter' || key === 'Tab') choose(member)
    else if (key === 'Escape') setClosedAt(typed?.start ?? null)
    else return false
    return true
  }

  const isOpen = suggested.length > 0
  return {
    edit,
    onKey,
    setCaret,
    list: { id: listId, suggested, active, choose },
    fieldProps: mentions && {
      'aria-autocomplete': 'list' as const,
      'aria-haspopup': 'listbox' as const,
      'aria-controls': isOpen ? listId : undefined,
      'aria-activedescendant': isOpen ? `${listId}-${active}` : undefined,
    },
  }
}
