import type { Field } from './field'
import { LEAGUES, LONG, TEAMS, WORDS, type Names } from './names'

/** The text of a field, by the name of the field. Fields without a row get a neutral phrase. */
export const textOf = (field: Field): string => (TEXTS[field.name] ?? ((of) => of.pick(words(of).phrases)))(field)

const words = ({ options }: Field) => WORDS[options.language]

/** The names of a team or league: those of one object belong together, and two teams of a match differ. */
const namesOf = ({ parent }: Field): Names => {
  const isAway = parent.name === 'awayteam'
  if (!isAway && parent.name !== 'hometeam') return parent.pick(LEAGUES)
  const home = parent.parent.at('hometeam').whole(0, TEAMS.length - 1)
  return TEAMS[(home + (isAway ? 1 + parent.whole(0, TEAMS.length - 2) : 0)) % TEAMS.length] ?? TEAMS[0]
}

const name =
  (key: keyof Names, language: keyof typeof LONG) =>
  (field: Field): string =>
    `${namesOf(field)[key]}${field.options.longNames ? LONG[language] : ''}`

const long = (field: Field, text: string): string => (field.options.longNames ? `${text}${words(field).long}` : text)

/** Characters that codes and keys are made of. */
const token = (field: Field, length: number): string =>
  Array.from({ length }, (_, at) => field.at(at).whole(0, 35).toString(36)).join('')

const picture =
  (folder: string, extension = 'webp') =>
  (field: Field): string =>
    `https://img.example.com/${folder}/${field.whole(1, 999)}.${extension}`

const site = (): string => 'https://www.example.com'

const TEXTS: Readonly<Record<string, (field: Field) => string>> = {
  name_zh: name('name_zh', 'zh'),
  short_name_zh: name('short_name_zh', 'zh'),
  name_en: name('name_en', 'en'),
  short_name_en: name('short_name_en', 'en'),
  name_pt: name('name_pt', 'pt'),
  short_name_pt: name('short_name_pt', 'pt'),
  nick_name: (of) => long(of, of.pick(words(of).nicks)),
  player: (of) => long(of, of.pick(words(of).players)),
  second_player: (of) => long(of, of.pick(words(of).players)),
  referee: (of) => long(of, of.pick(words(of).players)),
  title: (of) => long(of, of.pick(words(of).titles)),
  name: (of) => long(of, of.pick(of.path.includes('tasks') ? words(of).tasks : words(of).categories)),
  desc: (of) => long(of, of.pick(words(of).descriptions)),
  signature: (of) => of.pick(words(of).signatures),
  notice: (of) => long(of, of.pick(words(of).notices)),
  text: (of) => long(of, of.pick(words(of).comments)),
  venue: (of) => long(of, of.pick(words(of).venues)),
  round: (of) => long(of, of.pick(words(of).rounds)),
  city: (of) => of.pick(words(of).cities),
  career: (of) => of.pick(words(of).careers),
  constellation: (of) => of.pick(words(of).constellations),
  clock: (of) => `${of.whole(1, 90)}'`,
  prop: () => 'gold',
  currency: () => 'CNY',
  silent: (of) => `1:${of.whole(1, 999)}`,
  shown: (of) => `1:${of.whole(1, 999)}`,
  quiet_from: () => '23:00',
  quiet_to: () => '07:30',
  avatar: picture('avatar'),
  cover: picture('cover'),
  logo: picture('logo'),
  country_logo: picture('country'),
  url: (of) => `https://live.example.com/${of.whole(1, 999)}`,
  livestream_source: () => 'direct',
  group_id: (of) => `room${of.parent.position}`,
  account: (of) => `fan${of.whole(1_000, 9_999)}`,
  mobile: (of) => `138${of.whole(10_000_000, 99_999_999)}`,
  smscode: (of) => String(of.whole(100_000, 999_999)),
  userid: (of) => `guest_${of.whole(100_000, 999_999)}`,
  login_platform: () => 'h5',
  pwd: (of) => token(of, 12),
  old_pwd: (of) => token(of, 12),
  device: (of) => token(of, 32),
  code: (of) => token(of, 24),
  captcha: (of) => String(of.whole(1, 9_999)),
  challenge: (of) => token(of, 64),
  site_key: () => '',
  invite_code: (of) => token(of, 6).toUpperCase(),
  token: (of) => token(of, 40),
  token_web: (of) => token(of, 40),
  txim_sign: (of) => token(of, 40),
  third_member: () => '',
  date: (of) => day(of.now),
  birthday: (of) => `${of.whole(1970, 2005)}-0${of.whole(1, 9)}-1${of.whole(0, 9)}`,
  next: () => '',
  cursor: () => '',
  huawei_pull_hls_domain: () => 'https://live.example.com',
  cos_bucket: () => 'media',
  cos_region: () => 'ap-shanghai',
  cos_folder_image: () => 'image',
  site_domain: site,
  site_h5_domain: site,
  site_h5_share_url: site,
  api_hosts: site,
  dl_android: () => `${site()}/app.apk`,
  dl_ios: () => `${site()}/app.plist`,
  customer_id: (of) => String(of.whole(1_000, 9_999)),
}

const day = (seconds: number): string => new Date(seconds * 1_000).toISOString().slice(0, 10)

/** Texts of the formats that schemas demand, for a field whose own text does not fit. */
export const formatsOf = (field: Field): readonly string[] => [
  String(field.whole(1, 9_999)),
  day(field.now),
  token(field, 8),
  token(field, 32),
  // The key of an upload.
  `2026/${'0'.repeat(16)}/${token(field, 22)}.webp`,
  '',
]
