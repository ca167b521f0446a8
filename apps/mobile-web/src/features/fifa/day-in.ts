import { formatDay, localDay } from '@org/domain'

/** The day of an instant in the viewer's zone, as it is written in the language. */
export const dayIn = (at: number, zone: string | undefined, locale: string): string =>
  formatDay(localDay(at, zone) ?? '', locale) ?? ''
