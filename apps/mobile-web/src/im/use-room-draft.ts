import { useEffect, useState } from 'react'
import { keepPage } from '../hooks/leave-guard'

interface RoomDraft {
  text: string
  /** When the viewer last sent a message, in epoch seconds: slow mode counts from it. */
  lastSentAt: number | null
}

/** What the viewer writes in a room, kept by the page, which does not reload by itself meanwhile: the chat itself comes and goes with its tab. */
export const useRoomDraft = () => {
  const draft = useState<RoomDraft>({ text: '', lastSentAt: null })
  const isWritten = draft[0].text !== ''
  useEffect(() => (isWritten ? keepPage() : undefined), [isWritten])
  return draft
}

export type RoomDraftState = ReturnType<typeof useRoomDraft>
