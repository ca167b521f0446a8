import { useEffect, useState } from 'react'
import { useOnline } from '../hooks/use-online'
import { useAppSelector } from '../store/store'
import { netTrouble, nextMood, type NetMood, type NetTrouble } from './net-line'

/** The current text of the network notice; null if there is none. */
export const useNetLine = (): NetTrouble | 'back' | null => {
  const online = useOnline()
  const phase = useAppSelector((state) => state.chatStatus.phase)
  const trouble = netTrouble(online, phase)
  const [last, setLast] = useState(trouble)
  if (trouble !== null && trouble !== last) setLast(trouble)
  const [mood, setMood] = useState<NetMood>(() => (navigator.onLine ? 'silent' : 'telling'))

  const next = nextMood({ mood, trouble, last, phase })
  const nextName = next?.mood
  const afterMs = next?.afterMs
  useEffect(() => {
    if (nextName === undefined) return
    const timer = setTimeout(() => setMood(nextName), afterMs)
    return () => clearTimeout(timer)
  }, [nextName, afterMs])

  if (mood === 'silent') return null
  return mood === 'back' ? 'back' : last
}
