import { TYPES, type Gender } from '@org/im-sdk/protocol'

/** The gender of chat profiles by that of the app: 0 unknown, 1 male, 2 female. */
export const GENDERS: readonly Gender[] = [TYPES.GENDER_UNKNOWN, TYPES.GENDER_MALE, TYPES.GENDER_FEMALE]

/** YYYYMMDD as a number, as chat profiles have it; 0 for none. */
export const birthdayNumber = (day: string): number => Number(day.replaceAll('-', ''))

/** YYYY-MM-DD; empty for 0 and for a number that is no day. */
export const birthdayText = (birthday: number): string => {
  const [, year, month, date] = /^(\d{4})(\d{2})(\d{2})$/.exec(String(birthday)) ?? []
  return year === undefined ? '' : `${year}-${month}-${date}`
}

/** The full years between two days; 0 without a birthday. */
export const ageOn = (today: string, birthday: string): number => {
  if (birthday === '' || birthday > today) return 0
  const years = Number(today.slice(0, 4)) - Number(birthday.slice(0, 4))
  return today.slice(5) < birthday.slice(5) ? years - 1 : years
}

/** The id of the sign of the zodiac; empty without a birthday. */
export const constellationOf = (birthday: string): string => {
  if (birthday === '') return ''
  const day = birthday.slice(5)
  return SIGNS.findLast(([from]) => from <= day)?.[1] ?? 'capricorn'
}

/** By the day on which they begin. */
const SIGNS: readonly (readonly [string, string])[] = [
  ['01-20', 'aquarius'],
  ['02-19', 'pisces'],
  ['03-21', 'aries'],
  ['04-20', 'taurus'],
  ['05-21', 'gemini'],
  ['06-22', 'cancer'],
  ['07-23', 'leo'],
  ['08-23', 'virgo'],
  ['09-23', 'libra'],
  ['10-24', 'scorpio'],
  ['11-23', 'sagittarius'],
  ['12-22', 'capricorn'],
]
