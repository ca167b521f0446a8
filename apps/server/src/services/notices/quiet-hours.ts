import { formatTime, type Instant } from '@org/domain'

interface QuietHours {
  /** `HH:mm`. */
  readonly quiet_from: string
  readonly quiet_to: string
  readonly zone: string
}

/** Whether a moment is in the quiet hours of a zone, which may go on after midnight. Equal times are none. */
export const isQuiet = (at: Instant, { quiet_from, quiet_to, zone }: QuietHours): boolean => {
  const time = formatTime(at, zone)
  if (quiet_from <= quiet_to) return quiet_from <= time && time < quiet_to
  return quiet_from <= time || time < quiet_to
}
