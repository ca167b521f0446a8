import { SendHorizontal } from 'lucide-react'
import {
  useId,
  useLayoutEffect,
  useRef,
  type ComponentProps,
  type KeyboardEvent,
  type ReactNode,
  type Ref,
} from 'react'
import { Button } from '../../basics/button'
import { mergeProps, type RootProps } from '../../util/merge-props'
import { useMergedRef } from '../../util/use-merged-ref'
import styles from './Composer.module.css'

/** Why the user cannot send. With `slow` the user can write, and `wait`, such as a `SlowModeWait`, replaces the send button. */
export type ComposerState =
  | { kind: 'ready' }
  | { kind: 'slow'; wait: ReactNode }
  | { kind: 'disabled'; text: string }
  | { kind: 'guest'; text: string; actionLabel: string; onAction: () => void }

export interface ComposerProps extends RootProps<'div', 'onChange'> {
  /** The draft, kept by the caller. */
  value: string
  /** Called with the new draft. */
  onChange: (value: string) => void
  /** Called with the trimmed text; never with an empty text or during an IME composition. */
  onSend: (text: string) => void
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
  /** Buttons before the field, such as voice. */
  before?: ReactNode
  /** Buttons after the field, such as emoji and gifts. */
  after?: ReactNode
  /** A line above the field, such as the quoted message. */
  above?: ReactNode
  /** The field, for example to focus it. */
  inputRef?: Ref<HTMLTextAreaElement>
}

const READY: ComposerState = { kind: 'ready' }
const COUNTER_FROM = 0.8

/** The field for a new message: grows to four lines, sends on Enter, inserts a line break on Shift+Enter. */
export const Composer = (props: ComposerProps) => {
  const { value, onChange, onSend, label, placeholder, sendLabel, state = READY, maxLength, ...more } = props
  const { before, after, above, inputRef, ...rest } = more
  const field = useRef<HTMLTextAreaElement | null>(null)
  const fieldRef = useMergedRef(field, inputRef)
  const counterId = useId()
  const length = [...value].length
  const tooLong = maxLength !== undefined && length > maxLength
  const sendable = state.kind === 'ready' && value.trim() !== '' && !tooLong
  useLayoutEffect(() => {
    const element = field.current
    if (!element) return
    element.style.height = 'auto'
    element.style.height = `${element.scrollHeight}px`
  }, [value])

  const send = () => {
    if (!sendable) return
    onSend(value.trim())
    field.current?.focus()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || isComposing(event)) return
    event.preventDefault()
    send()
  }

  const root = mergeProps({ className: styles.composer, 'data-component': 'Composer', 'data-state': state.kind }, rest)
  if (state.kind === 'guest') return <Guest root={root} state={state} />
  return (
    <div {...root}>
      {above && <div className={styles.above}>{above}</div>}
      {before}
      <div className={styles.box}>
        <textarea
          ref={fieldRef}
          rows={1}
          className={styles.field}
          aria-label={label}
          aria-describedby={maxLength === undefined ? undefined : counterId}
          aria-invalid={tooLong || undefined}
          enterKeyHint="send"
          autoComplete="off"
          value={value}
          disabled={state.kind === 'disabled'}
          placeholder={state.kind === 'disabled' ? state.text : placeholder}
          onChange={(event) => onChange(event.target.value)}
          onKeyDown={onKeyDown}
        />
        {maxLength !== undefined && (
          <span id={counterId} className={styles.counter} data-over={tooLong || undefined}>
            {length >= maxLength * COUNTER_FROM && `${length}/${maxLength}`}
          </span>
        )}
      </div>
      {after}
      <Send {...{ state, sendable, send }} label={sendLabel} />
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

interface SendProps {
  state: ComposerState
  sendable: boolean
  label: string
  send: () => void
}

/** The button, or in slow mode the time until the next message. */
const Send = ({ state, sendable, label, send }: SendProps) =>
  state.kind === 'slow' ? (
    <span className={styles.wait}>{state.wait}</span>
  ) : (
    <button
      type="button"
      className={styles.send}
      aria-label={label}
      disabled={!sendable}
      // Keeps the phone's keyboard open.
      onPointerDown={(event) => event.preventDefault()}
      onClick={send}
    >
      <SendHorizontal aria-hidden />
    </button>
  )

/** Safari ends a composition before the Enter that confirms it, and reports key code 229 for that Enter. */
const isComposing = (event: KeyboardEvent) => event.nativeEvent.isComposing || event.keyCode === 229
