import {
  useId,
  useLayoutEffect,
  useRef,
  type ClipboardEvent,
  type ComponentProps,
  type KeyboardEvent,
  type ReactNode,
  type Ref,
} from 'react'
import { Button } from '../../basics/button'
import { Hidden } from '../../basics/hidden'
import { cx } from '../../util/cx'
import { mergeProps, type RootProps } from '../../util/merge-props'
import { useMergedRef } from '../../util/use-merged-ref'
import styles from './Composer.module.css'
import { MentionList } from './MentionList'
import { mentionsIn, type Mention } from './mentions'
import { Send } from './Send'
import { useKeptFocus } from './use-kept-focus'
import { useMentions, type ComposerMentions } from './use-mentions'

/**
 * Why the user cannot send. With `slow` the user can write, and `wait`, such as a `SlowModeWait`, replaces the send button.
 * A `text` that counts has a `spoken` one that stays, which screen readers announce instead.
 */
export type ComposerState =
  | { kind: 'ready' }
  | { kind: 'slow'; wait: ReactNode }
  | { kind: 'disabled'; text: string; spoken?: string }
  | { kind: 'guest'; text: string; actionLabel: string; onAction: () => void }

export interface ComposerProps extends RootProps<'div', 'onChange'> {
  /** The draft, kept by the caller. */
  value: string
  /** Called with the new draft. */
  onChange: (value: string) => void
  /**
   * Called with the trimmed text and its mentions; never during an IME composition, and with an empty text only if
   * something is attached.
   */
  onSend: (text: string, mentioned: readonly Mention[]) => void
  /** The accessible name of the field. */
  label: string
  /** Shown while the field is empty. */
  placeholder?: string
  /** The text of the send button. */
  sendLabel: string
  /** Whether the user may write and send. */
  state?: ComposerState
  /** In code points. A counter appears near the limit; a longer text cannot be sent. */
  maxLength?: number
  /** Lets the user mention others with `@`. A mention is inserted and deleted as a whole. */
  mentions?: ComposerMentions
  /** Whether files are attached, as an `AttachmentTray` in `above` shows. Then the text may be empty. */
  attached?: boolean
  /** Called with files that are pasted into the field, such as pictures. */
  onPasteFiles?: (files: readonly File[]) => void
  /** Buttons before the field, such as voice. */
  before?: ReactNode
  /** Buttons after the field, such as emoji and gifts. */
  after?: ReactNode
  /** Above the field: the quoted message, attached files. */
  above?: ReactNode
  /** The field, for example to focus it. */
  inputRef?: Ref<HTMLTextAreaElement>
}

const READY: ComposerState = { kind: 'ready' }
const COUNTER_FROM = 0.8

/** The field for a new message: grows to four lines, sends on Enter, inserts a line break on Shift+Enter. */
export const Composer = (props: ComposerProps) => {
  const { value, onChange, onSend, label, placeholder, sendLabel, state = READY, maxLength, ...more } = props
  const { mentions, attached = false, onPasteFiles, before, after, above, inputRef, ...rest } = more
  const field = useRef<HTMLTextAreaElement | null>(null)
  const fieldRef = useMergedRef(field, inputRef)
  const counterId = useId()
  const reasonId = useId()
  const length = [...value].length
  const tooLong = maxLength !== undefined && length > maxLength
  const sendable = state.kind === 'ready' && (value.trim() !== '' || attached) && !tooLong
  useLayoutEffect(() => {
    const element = field.current
    if (!element) return
    element.style.height = 'auto'
    element.style.height = `${element.scrollHeight}px`
  }, [value])

  const focus = useKeptFocus(field, state.kind === 'disabled')
  const { edit, onKey, setCaret, list, fieldProps } = useMentions({ field, value, onChange, mentions })
  const send = () => {
    if (!sendable) return
    onSend(value.trim(), mentionsIn(value, mentions?.chosen ?? []))
    field.current?.focus()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event)) return
    const isSend = event.key === 'Enter' && !event.shiftKey
    if (onKey(event) || isSend) event.preventDefault()
    else return
    if (isSend && list.suggested.length === 0) send()
  }
  const onPaste = (event: ClipboardEvent) => {
    const files = [...event.clipboardData.files]
    if (files.length === 0 || !onPasteFiles) return
    event.preventDefault()
    onPasteFiles(files)
  }

  const root = mergeProps({ className: styles.composer, 'data-component': 'Composer', 'data-state': state.kind }, rest)
  if (state.kind === 'guest') return <Guest root={root} state={state} />
  return (
    <div {...root}>
      {mentions && list.suggested.length > 0 && <MentionList {...list} label={mentions.label} />}
      {state.kind === 'disabled' && value !== '' && (
        // The field shows the draft in place of the reason.
        <p id={reasonId} role="status" className={styles.reason}>
          {state.spoken === undefined ? (
            state.text
          ) : (
            <>
              <span aria-hidden>{state.text}</span>
              <Hidden>{state.spoken}</Hidden>
            </>
          )}
        </p>
      )}
      {above && <div className={styles.above}>{above}</div>}
      {before}
      <div className={styles.box}>
        <textarea
          ref={fieldRef}
          rows={1}
          className={styles.field}
          aria-label={label}
          aria-describedby={cx(
            state.kind === 'disabled' && value !== '' && reasonId,
            maxLength !== undefined && counterId,
          )}
          aria-invalid={tooLong || undefined}
          enterKeyHint="send"
          autoComplete="off"
          value={value}
          disabled={state.kind === 'disabled'}
          placeholder={state.kind === 'disabled' ? state.text : placeholder}
          onChange={({ target }) => edit(target.value, target.selectionStart)}
          onSelect={({ currentTarget: { selectionStart, selectionEnd } }) =>
            setCaret(selectionStart === selectionEnd ? selectionStart : null)
          }
          onKeyDown={onKeyDown}
          onPaste={onPaste}
          onFocus={focus.onFocus}
          onBlur={(event) => {
            focus.onBlur(event)
            setCaret(null)
          }}
          {...fieldProps}
        />
        {maxLength !== undefined && (
          <span id={counterId} className={styles.counter} data-over={tooLong || undefined}>
            {length >= maxLength * COUNTER_FROM && `${length}/${maxLength}`}
          </span>
        )}
      </div>
      {after}
      <Send {...(state.kind === 'slow' && { wait: state.wait })} {...{ sendable, send }} label={sendLabel} />
    </div>
  )
}

interface GuestProps {
  root: ComponentProps<'div'>
  state: Extract<ComposerState, { kind: 'guest' }>
}

const Guest = ({ root, state }: GuestProps) => (
  <div {...root}>
    <span className={styles.guest}>{state.text}</span>
    <Button size="small" onPress={state.onAction}>
      {state.actionLabel}
    </Button>
  </div>
)

/** Safari ends a composition before the Enter that confirms it, and reports key code 229 for that Enter. */
const isComposing = (event: KeyboardEvent) => event.nativeEvent.isComposing || event.keyCode === 229
