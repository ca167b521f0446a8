import type { Day } from '@org/domain'

/** The age in years, on a day, of a person who was born on another. */
export const ageOn = (birth: Day, day: Day): number => {
  const years = Number(day.slice(0, 4)) - Number(birth.slice(0, 4))
  return day.slice(5) < birth.slice(5) ? years - 1 : years
}
