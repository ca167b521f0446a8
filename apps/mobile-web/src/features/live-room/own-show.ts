import { createContext, use } from 'react'

/** Opens the sheet with which the anchor of the room goes on air and off air. Null in the room of another. */
export const OwnShow = createContext<(() => void) | null>(null)

export const useOwnShow = (): (() => void) | null => use(OwnShow)
