import { SPORT } from '@org/domain'
import type { Language } from '../language'
import type { MatchRow } from '../../store/matches/matches'

/** The venue of a match. Venues are stored in English; known ones are translated to the viewer's language. */
export const venueIn = (
  { origin, venue, sport_id, home }: Pick<MatchRow, 'origin' | 'venue' | 'sport_id' | 'home'>,
  lang: Language,
): string => {
  if (origin === 'simulation') return lang === 'zh' ? chineseVenue(sport_id, home) : portugueseVenue(sport_id, home)
  // The city is last, with or without the stadium before it.
  const city = CITIES.find(({ en }) => venue === en || venue.endsWith(`, ${en}`))
  if (!city) return venue
  const stadium = venue === city.en ? '' : venue.slice(0, -`, ${city.en}`.length)
  if (lang === 'zh') return city.zh + (CHINESE_STADIUMS[stadium] ?? stadium)
  return (stadium === '' ? '' : `${stadium}, `) + (city.pt ?? city.en)
}

const chineseVenue = (sport: number, home: MatchRow['home']) =>
  home.short_name_zh + (sport === SPORT.football ? '球场' : '体育馆')

const portugueseVenue = (sport: number, home: MatchRow['home']) =>
  `${sport === SPORT.football ? 'Estádio' : 'Arena'} ${home.short_name_pt}`

interface City {
  readonly en: string
  readonly zh: string
  /** If it differs from the English name. */
  readonly pt?: string
}

/** Cities of international matches. */
const CITIES: readonly City[] = [
  { en: 'Atlanta', zh: '亚特兰大' },
  { en: 'Bergamo', zh: '贝加莫', pt: 'Bérgamo' },
  { en: 'Boston (Foxborough)', zh: '波士顿' },
  { en: 'Bratislava', zh: '布拉迪斯拉发' },
  { en: 'Cardiff', zh: '加的夫' },
  { en: 'Copenhagen', zh: '哥本哈根', pt: 'Copenhague' },
  { en: 'Dallas (Arlington)', zh: '达拉斯' },
  { en: 'Guadalajara (Zapopan)', zh: '瓜达拉哈拉' },
  { en: 'Houston', zh: '休斯敦' },
  { en: 'Istanbul', zh: '伊斯坦布尔', pt: 'Istambul' },
  { en: 'Kansas City', zh: '堪萨斯城' },
  { en: 'Los Angeles (Inglewood)', zh: '洛杉矶' },
  { en: 'Mexico City', zh: '墨西哥城', pt: 'Cidade do México' },
  { en: 'Miami (Miami Gardens)', zh: '迈阿密' },
  { en: 'Monterrey (Guadalupe)', zh: '蒙特雷' },
  {
    en: 'New York/New Jersey (East Rutherford)',
    zh: '纽约/新泽西',
    pt: 'Nova York/Nova Jersey (East Rutherford)',
  },
  { en: 'Philadelphia', zh: '费城', pt: 'Filadélfia' },
  { en: 'Prague', zh: '布拉格', pt: 'Praga' },
  { en: 'Pristina', zh: '普里什蒂纳' },
  {
    en: 'San Francisco Bay Area (Santa Clara)',
    zh: '旧金山湾区',
    pt: 'Baía de São Francisco (Santa Clara)',
  },
  { en: 'Seattle', zh: '西雅图' },
  { en: 'Solna', zh: '索尔纳' },
  { en: 'Toronto', zh: '多伦多' },
  { en: 'Valencia (Spain)', zh: '瓦伦西亚', pt: 'Valência (Espanha)' },
  { en: 'Vancouver', zh: '温哥华' },
  { en: 'Warsaw', zh: '华沙', pt: 'Varsóvia' },
  { en: 'Zenica', zh: '泽尼察' },
]

/** Of the World Cup of 2026. In Portuguese they keep their names. */
const CHINESE_STADIUMS: Readonly<Record<string, string>> = {
  'AT&T Stadium': 'AT&T体育场',
  'Arrowhead Stadium': '箭头体育场',
  'BC Place': '卑诗体育馆',
  'BMO Field': 'BMO球场',
  'Estadio Akron': '阿克伦体育场',
  'Estadio Azteca': '阿兹特克体育场',
  'Estadio BBVA': 'BBVA体育场',
  'Gillette Stadium': '吉列体育场',
  'Hard Rock Stadium': '硬石体育场',
  "Levi's Stadium": '李维斯体育场',
  'Lincoln Financial Field': '林肯金融球场',
  'Lumen Field': '流明球场',
  'Mercedes-Benz Stadium': '梅赛德斯-奔驰体育场',
  'MetLife Stadium': '大都会人寿体育场',
  'NRG Stadium': 'NRG体育场',
  'SoFi Stadium': 'SoFi体育场',
}
