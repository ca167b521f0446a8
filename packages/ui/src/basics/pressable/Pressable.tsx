import type { MouseEvent, ReactNode, Ref } from 'react'
import type { RootProps } from '../../util/merge-props'

export interface PressableProps extends RootProps<'button', 'onClick' | 'ref' | 'type'> {
  /** The content, which gives the accessible name. */
  children?: ReactNode
  /** With `href` the element is a real link, which can be opened in a new tab and copied. */
  href?: string
  /** Called instead of the browser's navigation; clicks with a modifier key are left to the browser. */
  onPress?: () => void
  /** `submit` submits the form that contains it. */
  type?: 'button' | 'submit'
  /** The link or the button. */
  ref?: Ref<HTMLElement>
}

const isPlainClick = (event: MouseEvent) =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey

/** A link with `href`, otherwise a button. While it is disabled or busy (`aria-busy`) it does nothing. */
export const Pressable = ({ href, onPress, type = 'button', ref, ...rest }: PressableProps) => {
  const root = { 'data-component': 'Pressable', ...rest }
  const busy = rest['aria-busy'] === true
  const press = (event: MouseEvent) => {
    if (busy) event.preventDefault()
    else onPress?.()
  }
  if (href === undefined) return <button {...root} ref={ref as Ref<HTMLButtonElement>} type={type} onClick={press} />
  const follow = (event: MouseEvent) => {
    if (busy) return event.preventDefault()
    if (!onPress || !isPlainClick(event)) return
    event.preventDefault()
    // The second click of a double click would push the same page again, and going back would seem to do nothing.
    if (event.detail < 2) onPress()
  }
  const { disabled, ...link } = root
  const off = disabled ? ({ role: 'link', 'aria-disabled': true } as const) : { href, onClick: follow }
  // Callers pass only attributes that both elements share; other attributes of a button, such as `form`, do not apply.
  return <a {...(link as RootProps<'a'>)} {...off} ref={ref as Ref<HTMLAnchorElement>} />
}
