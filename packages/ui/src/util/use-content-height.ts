import { useEffect, useEffectEvent, type RefObject } from 'react'

/** Calls the listener when a virtual list has written how high its rows are together, as after it has measured some. */
export const useContentHeight = (place: RefObject<HTMLElement | null>, onChanged: () => void) => {
  const changed = useEffectEvent(onChanged)
  useEffect(() => {
    const content = place.current?.querySelector<HTMLElement>('[role=log] > *')
    if (!content) return
    // A ResizeObserver would run after that of the list in the same frame, which the browser reports as an error.
    let { height } = content.style
    const observer = new MutationObserver(() => {
      if (content.style.height === height) return
      ;({ height } = content.style)
      changed()
    })
    observer.observe(content, { attributeFilter: ['style'] })
    return () => observer.disconnect()
  }, [place])
}
