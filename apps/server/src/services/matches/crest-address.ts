/** Sizes in pixels, for 3x screens: the crest in a list row, and in the head of a match. */
export const CREST_SIZES = { small: 60, large: 156 } as const

export type CrestSize = keyof typeof CREST_SIZES

export const crestAddress = (size: CrestSize, teamId: number): string => `/media/crest/${size}/${teamId}.webp`
export const eventAddress = (eventId: number): string => `/media/event/${eventId}.webp`
