import { Mic } from 'lucide-react'
import { useEffect, useEffectEvent, useState, type KeyboardEvent, type PointerEvent } from 'react'
import { mergeProps, type RootProps } from '../../util/merge-props'
import styles from './HoldToTalk.module.css'

export interface HoldToTalkLabels {
  /** At rest, e.g. "Hold to talk". */
  hold: string
  /** While it is held, e.g. "Release to send, slide up to cancel". */
  release: string
  /** While the finger is above the button, e.g. "Release to cancel". */
  cancel: string
}

export interface HoldToTalkProps extends RootProps<'button', 'type' | 'children'> {
  /** What the button says in each phase. */
  labels: HoldToTalkLabels
  /** How long it records already, e.g. `0:07`; shown while it is held. */
  elapsed?: string
  /** Why it cannot record, for example because the microphone is not allowed. The next hold asks again. */
  refused?: string
  /** A hold begins: start to record, or ask for the microphone. */
  onStart: () => void
  /** The hold ended: send. */
  onEnd: () => void
  /**
   * The finger slid up, the hold was interrupted, the button became disabled or left the page, or Escape was pressed:
   * throw the record away.
   */
  onCancel: () => void
}

type Phase = 'rest' | 'held' | 'cancelling'

/** How far above the button a finger cancels, in CSS px. */
const SLIDE_PX = 48

/** Records while it is held, by a finger or by the space bar or Enter. The caller records. */
export const HoldToTalk = (props: HoldToTalkProps) => {
  const { labels, elapsed, refused, onStart, onEnd, onCancel, disabled, ...rest } = props
  const [phase, setPhase] = useState<Phase>('rest')
  const start = () => {
    if (phase !== 'rest' || disabled) return
    setPhase('held')
    onStart()
  }
  const end = (isCancelled: boolean) => {
    if (phase === 'rest') return
    const cancels = isCancelled || phase === 'cancelling'
    setPhase('rest')
    // Nothing was recorded without a microphone.
    if (refused === undefined) (cancels ? onCancel : onEnd)()
  }
  const interrupt = useEffectEvent(() => end(true))
  useEffect(() => {
    if (disabled) interrupt()
  }, [disabled])
  // The caller records on unless it is told.
  useEffect(() => () => interrupt(), [])
  const own = {
    onPointerDown: (event: PointerEvent) => {
      if (event.button !== 0) return
      // The browser does so for fingers.
      if (event.pointerType === 'mouse') event.currentTarget.setPointerCapture(event.pointerId)
      start()
    },
    onPointerMove: (event: PointerEvent) => {
      if (phase === 'rest') return
      const isAbove = event.clientY < event.currentTarget.getBoundingClientRect().top - SLIDE_PX
      setPhase(isAbove ? 'cancelling' : 'held')
    },
    onPointerUp: () => end(false),
    onPointerCancel: () => end(true),
    onContextMenu: (event: { preventDefault: () => void }) => event.preventDefault(),
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key === 'Escape') end(true)
      if (event.key !== ' ' && event.key !== 'Enter') return
      event.preventDefault()
      if (!event.repeat) start()
    },
    onKeyUp: (event: KeyboardEvent) => {
      if (event.key === ' ' || event.key === 'Enter') end(false)
    },
    onBlur: () => end(true),
  }
  const text = { rest: labels.hold, held: labels.release, cancelling: labels.cancel }[phase]
  return (
    <button
      {...mergeProps(
        {
          ...own,
          type: 'button',
          disabled,
          className: styles.button,
          'data-component': 'HoldToTalk',
          'data-phase': phase,
        },
        rest,
      )}
    >
      <Mic aria-hidden />
      <span>{refused ?? text}</span>
      {phase !== 'rest' && elapsed && refused === undefined && <span className={styles.elapsed}>{elapsed}</span>}
    </button>
  )
}
