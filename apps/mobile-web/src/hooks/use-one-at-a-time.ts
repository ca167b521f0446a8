import { useRef, useState } from 'react'

/** An action that does not start again while it runs, and whether it runs. */
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
