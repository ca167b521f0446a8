import { useEffect, useRef, useState } from 'react'

/** The state of a `CoinFlight`, and a function that starts it and resolves when the coins are there or the page is gone. */
export const useFlight = () => {
  const [flying, setFlying] = useState(false)
  const arrived = useRef<(() => void) | null>(null)
  const onArrive = () => {
    setFlying(false)
    arrived.current?.()
  }
  useEffect(() => () => arrived.current?.(), [])
  const fly = () =>
    new Promise<void>((resolve) => {
      arrived.current = resolve
      setFlying(true)
    })
  return { flying, onArrive, fly }
}
