import type { ComponentProps, MouseEvent, Ref } from 'react'

export interface PressableProps extends Omit<ComponentProps<'button'>, 'onClick' | 'ref' | 'type'> {
  /** With an address the element is a real link: it can be opened in a new tab, copied, and read as a link. */
  href?: string
  /** Called instead of the browser's own navigation; clicks with a modifier key are left to the browser. */
  onPress?: () => void
  /** `submit` sends the form around it. */
  type?: 'button' | 'submit'
  ref?: Ref<HTMLElement>
}

const isPlainClick = (event: MouseEvent) =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey

/** A link where there is an address, a button where there is none. */
export const Pressable = ({ href, onPress, type = 'button', ref, ...rest }: PressableProps) => {
  if (href === undefined) return <button {...rest} ref={ref as Ref<HTMLButtonElement>} type={type} onClick={onPress} />
  const follow = (event: MouseEvent) => {
    if (!onPress || !isPlainClick(event)) return
    event.preventDefault()
    // The second click of a double one would go to the same place again, and going back would lead nowhere.
    if (event.detail < 2) onPress()
  }
  // The attributes both elements share are the ones callers use; the button's own (`disabled`, `form`) mean nothing
  // here.
  return <a {...(rest as ComponentProps<'a'>)} ref={ref as Ref<HTMLAnchorElement>} href={href} onClick={follow} />
}
