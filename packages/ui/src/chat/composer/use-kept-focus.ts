import { useEffect, useRef, type FocusEvent, type RefObject } from 'react'

/**
 * A field that is disabled loses the focus, for example while the connection is down. It gets it back when it is enabled,
 * unless the user has gone elsewhere. Returns the handlers of the field.
 */
export const useKeptFocus = (field: RefObject<HTMLElement | null>, disabled: boolean) => {
  const had = useRef(false)
  useEffect(() => {
    if (disabled || !had.current) return
    if (document.activeElement === document.body) field.current?.focus({ preventScroll: true })
    else had.current = document.activeElement === field.current
  }, [field, disabled])
  const onFocus = () => {
    had.current = true
  }
  const onBlur = ({ currentTarget }: FocusEvent<HTMLTextAreaElement>) => {
    if (!currentTarget.disabled) had.current = false
  }
  return { onFocus, onBlur }
}
