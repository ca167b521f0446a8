import { SPORT } from '@org/domain'
import type { Language } from '../language'
import type { MatchRow } from '../../store/matches/matches'

/** The venue of a match. Venues are stored in English; known ones are translated to the viewer's language. */
export const venueIn = (
  { origin, venue, sport_id, home }: Pick<MatchRow, 'origin' | 'venue' | 'sport_id' | 'home'>,
  lang: Language,
): string => {
  if (origin === 'simulation') return lang === 'zh' ? chineseVenue(sport_id, home) : portugueseVenue(sport_id, home)
  if (lang === 'zh') return venue
  // The city is last, with or without the stadium before it.
  const city = CITIES.find(([en]) => venue === en || venue.endsWith(`, ${en}`))
  return city ? venue.slice(0, venue.length - city[0].length) + city[1] : venue
}

const chineseVenue = (sport: number, home: MatchRow['home']) =>
  home.short_name_zh + (sport === SPORT.football ? '球场' : '体育馆')

const portugueseVenue = (sport: number, home: MatchRow['home']) =>
  `${sport === SPORT.football ? 'Estádio' : 'Arena'} ${home.short_name_pt}`

/** Cities of international matches with a different Portuguese name. */
const CITIES: readonly (readonly [en: string, pt: string])[] = [
  ['Bergamo', 'Bérgamo'],
  ['Copenhagen', 'Copenhague'],
  ['Istanbul', 'Istambul'],
  ['Mexico City', 'Cidade do México'],
  ['New York/New Jersey (East Rutherford)', 'Nova York/Nova Jersey (East Rutherford)'],
  ['Philadelphia', 'Filadélfia'],
  ['Prague', 'Praga'],
  ['San Francisco Bay Area (Santa Clara)', 'Baía de São Francisco (Santa Clara)'],
  ['Valencia (Spain)', 'Valência (Espanha)'],
  ['Warsaw', 'Varsóvia'],
]
