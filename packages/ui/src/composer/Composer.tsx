import { SendHorizontal } from 'lucide-react'
import { useId, useLayoutEffect, useRef, type KeyboardEvent, type ReactNode, type Ref } from 'react'
import { Button } from '../button'
import { cx } from '../util/cx'
import styles from './Composer.module.css'

/** What stands in the way of writing. `slow` lets one write on, and counts down where the send button is. */
export type ComposerState =
  | { kind: 'ready' }
  | { kind: 'slow'; countdown: string; label: string }
  | { kind: 'disabled'; text: string }
  | { kind: 'guest'; text: string; actionLabel: string; onAction: () => void }

export interface ComposerProps {
  value: string
  onChange: (value: string) => void
  /** Called with the trimmed text, never with an empty one, and not while an input method is composing. */
  onSend: (text: string) => void
  /** Names the field for screen readers. */
  label: string
  placeholder?: string
  sendLabel: string
  state?: ComposerState
  /** In code points. The counter appears near the limit, and beyond it nothing is sent. */
  maxLength?: number
  /** Buttons before the field, such as voice. */
  before?: ReactNode
  /** Buttons after the field, such as emoji and gifts. */
  after?: ReactNode
  /** A line above the field, such as the message that is quoted. */
  above?: ReactNode
  inputRef?: Ref<HTMLTextAreaElement>
  className?: string
}

const READY: ComposerState = { kind: 'ready' }
const COUNTER_FROM = 0.8

/** The line to write in: grows to four lines, sends on Enter, breaks the line on Shift and Enter. */
export const Composer = (props: ComposerProps) => {
  const {
    value,
    onChange,
    onSend,
    label,
    placeholder,
    sendLabel,
    state = READY,
    maxLength,
    before,
    after,
    above,
  } = props
  const field = useRef<HTMLTextAreaElement | null>(null)
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

  if (state.kind === 'guest')
    return (
      <div className={cx(styles.composer, props.className)} data-state="guest">
        <span className={styles.guest}>{state.text}</span>
        <Button size="small" onPress={state.onAction}>
          {state.actionLabel}
        </Button>
      </div>
    )
  return (
    <div className={cx(styles.composer, props.className)} data-state={state.kind}>
      {above && <div className={styles.above}>{above}</div>}
      {before}
      <div className={styles.box}>
        <textarea
          ref={(element) => {
            field.current = element
            setRef(props.inputRef, element)
          }}
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
      {state.kind === 'slow' ? (
        <span role="timer" aria-label={state.label} className={styles.countdown}>
          {state.countdown}
        </span>
      ) : (
        <button
          type="button"
          className={styles.send}
          aria-label={sendLabel}
          disabled={!sendable}
          // Keeps the keyboard of the phone open.
          onPointerDown={(event) => event.preventDefault()}
          onClick={send}
        >
          <SendHorizontal aria-hidden />
        </button>
      )}
    </div>
  )
}

/** Safari ends a composition before the Enter that confirmed it; 229 is what it still says then. */
const isComposing = (event: KeyboardEvent) => event.nativeEvent.isComposing || event.keyCode === 229

const setRef = (ref: Ref<HTMLTextAreaElement> | undefined, element: HTMLTextAreaElement | null) => {
  if (typeof ref === 'function') ref(element)
  else if (ref) ref.current = element
}
