/** The qualities of a video; CN and EN name the language of the commentary. Rule: DOM-78. */
export const VIDEO_QUALITIES = ['SD', 'CNSD', 'ENSD', 'HD', 'CNHD', 'ENHD'] as const

export type VideoQuality = (typeof VIDEO_QUALITIES)[number]
