import { useState } from 'react'

interface RoomDraft {
  text: string
  /** When the viewer last sent a message, in epoch seconds: slow mode counts from it. */
  lastSentAt: number | null
}

/** What the viewer writes in a room, kept by the page: the chat itself comes and goes with its tab. */
export const useRoomDraft = () => useState<RoomDraft>({ text: '', lastSentAt: null })

export type RoomDraftState = ReturnType<typeof useRoomDraft>
