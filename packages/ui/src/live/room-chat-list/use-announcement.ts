import { useEffect, useState } from 'react'
import type { RoomChatMessage } from './types'

const PAUSE_MS = 5_000

const textsOf = (message: RoomChatMessage) =>
  message.kind === 'notice' ? message.text : `${message.author.name}: ${message.text}`

/** Returns the newest line as text for screen readers, updated at most every five seconds. */
export const useAnnouncement = (newest: RoomChatMessage | undefined) => {
  const [said, setSaid] = useState({ id: newest?.id, text: '', at: 0 })
  useEffect(() => {
    if (!newest || newest.id === said.id) return
    const wait = Math.max(0, said.at + PAUSE_MS - performance.now())
    const timer = setTimeout(() => setSaid({ id: newest.id, text: textsOf(newest), at: performance.now() }), wait)
    return () => clearTimeout(timer)
  }, [newest, said])
  return said.text
}
