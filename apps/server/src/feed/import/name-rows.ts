import { hashText } from '../../ports/seeded-random'
import type { Names } from '../../ports/match-writer'
import { competitionById } from '../catalogue/competitions'
import { knownCompetition } from './known-competitions'
import { NATIONS } from './nations'

/** A national team has a flag; a club that is not in the catalogue gets generated colours. */
export const teamRow = (name: string): Names => {
  const nation = NATIONS[name]
  const short = shortOf(name)
  const base = { name_en: name, short_name_en: short }
  if (nation)
    return {
      ...base,
      name_zh: nation[0],
      short_name_zh: nation[0],
      name_pt: nation[1],
      short_name_pt: nation[1],
      country: nation[2],
      colours: flagOr(nation[2], name),
    }
  return {
    ...base,
    name_zh: name,
    short_name_zh: short,
    name_pt: name,
    short_name_pt: short,
    country: 'un',
    colours: coloursFor(name),
  }
}

const flagOr = (country: string, name: string): string => (NO_FLAG.has(country) ? coloursFor(name) : 'flag')

/** Countries without a drawn flag; that of the United Kingdom is nobody's in football. */
const NO_FLAG = new Set(['un', 'gb', 'bo', 'dk', 'jm', 'xk', 'nc', 'mk', 'pl', 'ie', 'ro', 'sk', 'sr', 'ua'])

const coloursFor = (name: string): string => {
  const hash = hashText(name)
  return `${(hash & 0xfff).toString(16).padStart(3, '0')} fff`
}

const shortOf = (name: string): string =>
  name
    .replace(/\b(FC|CF|AFC|SC|AC)\b/g, '')
    .replace(/\s+/g, ' ')
    .trim() || name

/** The country that the name of a competition has in it: `Uruguay Primera División`. */
const countryIn = (name: string): string =>
  Object.entries(NATIONS)
    .find(([nation]) => name.startsWith(`${nation} `))?.[1][2]
    .slice(0, 2) ?? 'un'

/** A competition of the catalogue has its names and colours. */
export const competitionRow = (name: string): Names => {
  const known = knownCompetition(name)
  const listed = known?.id === null || known?.id === undefined ? undefined : competitionById.get(known.id)
  if (listed)
    return {
      name_en: listed.nameEn,
      short_name_en: listed.shortEn,
      name_zh: listed.nameZh,
      short_name_zh: listed.shortZh,
      name_pt: listed.namePt,
      short_name_pt: listed.shortPt,
      country: listed.country,
      colours: listed.colours,
    }
  const year = /\d{4}/.exec(name)?.[0] ?? ''
  return {
    name_en: name,
    short_name_en: name,
    name_zh: known ? `${year}年${known.zh}` : name,
    short_name_zh: known ? `${year}${known.shortZh}` : name,
    name_pt: known ? `${known.pt} ${year}` : name,
    short_name_pt: known ? `${known.pt} ${year}` : name,
    country: countryIn(name),
    colours: '508 fc0',
  }
}
