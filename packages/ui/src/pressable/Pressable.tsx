import type { ComponentProps, MouseEvent, Ref } from 'react'

export interface PressableProps extends Omit<ComponentProps<'button'>, 'onClick' | 'ref' | 'type'> {
  /** With `href` the element is a real link, which can be opened in a new tab and copied. */
  href?: string
  /** Called instead of the browser's navigation; clicks with a modifier key are left to the browser. */
  onPress?: () => void
  /** `submit` submits the form that contains it. */
  type?: 'button' | 'submit'
  ref?: Ref<HTMLElement>
}

const isPlainClick = (event: MouseEvent) =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey

/** A link with `href`, otherwise a button. */
export const Pressable = ({ href, onPress, type = 'button', ref, ...rest }: PressableProps) => {
  if (href === undefined) return <button {...rest} ref={ref as Ref<HTMLButtonElement>} type={type} onClick={onPress} />
  const follow = (event: MouseEvent) => {
    if (!onPress || !isPlainClick(event)) return
    event.preventDefault()
    // The second click of a double click would push the same page again, and going back would seem to do nothing.
    if (event.detail < 2) onPress()
  }
  // Callers pass only attributes that both elements share; button attributes such as `disabled` do not apply.
  return <a {...(rest as ComponentProps<'a'>)} ref={ref as Ref<HTMLAnchorElement>} href={href} onClick={follow} />
}
