import { useRef, useState } from 'react'

/** An action that is not begun again while it is under way, however fast one presses; and whether it is. */
export const useOneAtATime = <Args extends unknown[]>(
  action: (...args: Args) => Promise<void>,
): [run: (...args: Args) => void, busy: boolean] => {
  const running = useRef(false)
  const [busy, setBusy] = useState(false)
  const run = (...args: Args) => {
    if (running.current) return
    running.current = true
    setBusy(true)
    void action(...args).finally(() => {
      running.current = false
      setBusy(false)
    })
  }
  return [run, busy]
}
