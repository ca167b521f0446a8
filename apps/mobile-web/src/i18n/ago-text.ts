import { DAY_SECONDS } from '@org/domain'

const UNITS = [
  ['year', 365 * DAY_SECONDS],
  ['month', 30 * DAY_SECONDS],
  ['day', DAY_SECONDS],
  ['hour', 3_600],
  ['minute', 60],
] as const

/** Says how long ago something was, in whole units of the largest kind; less than a minute counts as one. */
export const agoText = (seconds: number, locale: string): string => {
  const [unit, size] = UNITS.find(([, each]) => seconds >= each) ?? (['minute', seconds] as const)
  return new Intl.RelativeTimeFormat(locale).format(-Math.floor(seconds / size), unit)
}
