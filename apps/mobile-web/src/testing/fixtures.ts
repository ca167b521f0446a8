import {
  getCommonConfig,
  getGuestInfo,
  getTaskInfo,
  getUserInfo,
  listedRoom,
  liveStream,
  match as matchSchema,
  type Endpoints,
  type ListedRoom,
  type LiveStream,
  type Match,
  type ReplyOf,
} from '@org/api-client/contract'
import { sample, sampleOf } from '@org/api-client/testing'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import { FOOTBALL_STATUS, instantFromMs, SPORT } from '@org/domain'

/** Replies of the API, valid by their schemas. Here are the fields that tests read; pass those that matter. */
const HOUR = 3_600
export const now = () => Math.floor(Date.now() / 1000)
const today = () => ({ now: instantFromMs(Date.now()) })

const names = (name: string) => ({
  name_zh: name,
  short_name_zh: name,
  name_en: name,
  short_name_en: name,
  name_pt: name,
  short_name_pt: name,
})
export const team = (name: string) => ({ id: 1, ...names(name), logo: '', country_logo: '' })

export const match = (fields: Partial<Match> = {}): Match => {
  const made = sampleOf(
    matchSchema,
    {
      id: 1,
      sport_id: SPORT.football,
      status: FOOTBALL_STATUS.secondHalf,
      time: now() - 600,
      kickoff_time: now() - HOUR,
      live: 0,
      attented: 0,
      hometeam: team('主队'),
      awayteam: team('客队'),
      matchevent: { id: 7, ...names('联赛'), logo: '' },
      simulated: 0,
      awarded: 0,
      round: '',
      home_score: 1,
      away_score: 0,
      home_half_score: 0,
      away_half_score: 0,
      odds: null,
      stamp: 10,
    },
    today(),
  )
  return { ...made, ...NO_CARDS, ...fields }
}

/** The reply of `getMatchInfo`. */
export const infoOf = (listed: Match): ReplyOf<Endpoints['getMatchInfo']> => ({
  match: listed,
  venue: '',
  referee: '',
  missing: [],
})

/** The reply of `getDateMatch`: a whole day. */
export const day = (...list: Match[]) => ({ date: '2026-11-21', list, mark: '', changes: null })

const NO_CARDS = { home_red: 0, away_red: 0, home_yellow: 0, away_yellow: 0, home_corner: 0, away_corner: 0 }

export const liveRoom = (fields: Partial<ListedRoom> = {}): ListedRoom => ({
  ...sampleOf(
    listedRoom,
    {
      anchor: { uid: 5, nick_name: '主播', avatar: '' },
      title: '直播间',
      cover: '',
      categoryid: 0,
      sport_id: SPORT.football,
      match_id: 0,
      match: null,
      group_id: 'room5',
    },
    today(),
  ),
  ...fields,
})

/** Without a sound of its own. */
export const stream = (fields: Partial<LiveStream> = {}): LiveStream => {
  const { audio: _, ...usual } = sampleOf(liveStream, { url: '/media/hd1.m3u8', quality: 'HD', line: 1, format: 'hls' })
  return { ...usual, ...fields }
}

type Config = ReplyOf<Endpoints['getCommonConfig']>
/** All switches are on, but the old registration; hosts and downloads are those of the page and the brand. */
export const config = (fields: Record<string, unknown> = {}): Config =>
  sample(getCommonConfig, {
    config: {
      huawei_pull_hls_domain: '',
      im_sdkappid: 0,
      site_domain: '',
      site_h5_domain: '',
      site_h5_share_url: '',
      dl_android: '',
      dl_ios: '',
      customer_id: '',
      matches_simulated: undefined,
      launch_ad: [],
      home_pop_ad: [],
      live_play_ad: [],
      switch_account_register: '0',
      ...fields,
    },
  })

/** The number that solves the captcha of the fixtures. */
export const PROOF = 7
let captchas = 0
/** A new captcha for every call. */
export const captcha = (): ReplyOf<Endpoints['getCaptcha']> => {
  captchas += 1
  const code = `captcha-${captchas}`
  const challenge = bytesToHex(sha256(utf8ToBytes(`${code}:${PROOF}`)))
  return { code, provider: 'local', site_key: '', challenge, proof_limit: 10, expire_time: now() + HOUR }
}

export const guest = () => sample(getGuestInfo, { userid: 'guest1', txim_sign: 'sign' }, today())

type User = ReplyOf<Endpoints['getUserInfo']>
export const user = (fields: Partial<User> = {}): User => ({
  ...sample(
    getUserInfo,
    {
      account: 'fan',
      avatar: '',
      gold: 100,
      is_anchor: 0,
      nick_name: '球迷',
      token: 'token',
      txim_sign: 'sign',
      uid: 5,
      user_level: 1,
      vip_level: 0,
      has_mobile: 1,
      mobile: '138****0000',
      has_password: 1,
      has_account_name: 1,
      tasks: { appFirstVip: 1, appFirstVipDays: 3 },
      signature: '',
    },
    today(),
  ),
  ...fields,
})

type Task = ReplyOf<Endpoints['getTaskInfo']>
export const task = (fields: Partial<Task> = {}): Task => ({
  ...sample(getTaskInfo, {
    checkin: 0,
    checkin_continuous: 2,
    checkin_nearest_contious: 2,
    checkin_nth: 3,
    checkin_nth_status: 'check',
    recheckin_price: 50,
    gold: 100,
    tasks: {},
  }),
  ...fields,
})
