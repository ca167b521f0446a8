import { useCallback, type Ref, type RefObject } from 'react'

/** One ref for an element that both the component and its caller refer to. */
export const useMergedRef = <Element>(ownRef: RefObject<Element | null>, givenRef: Ref<Element> | undefined) =>
  useCallback(
    (element: Element) => {
      ownRef.current = element
      const cleanUp = set(givenRef, element)
      return () => {
        ownRef.current = null
        if (cleanUp) cleanUp()
        else set(givenRef, null)
      }
    },
    [ownRef, givenRef],
  )

const set = <Element>(ref: Ref<Element> | undefined, element: Element | null) => {
  if (typeof ref === 'function') return ref(element)
  if (ref) ref.current = element
}
