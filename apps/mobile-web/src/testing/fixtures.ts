import type { Endpoints, LiveRoom, LiveStream, Match, ReplyOf } from '@org/api-client/contract'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import { FOOTBALL_STATUS, SPORT } from '@org/domain'

/** Replies of the API with every field filled; pass the fields that matter. */
const HOUR = 3_600
export const now = () => Math.floor(Date.now() / 1000)

const names = (name: string) => ({
  name_zh: name,
  short_name_zh: name,
  name_en: name,
  short_name_en: name,
  name_pt: name,
  short_name_pt: name,
})
export const team = (name: string) => ({ id: 1, ...names(name), logo: '', country_logo: '' })

export const match = (fields: Partial<Match> = {}): Match => ({
  id: 1,
  sport_id: SPORT.football,
  status: FOOTBALL_STATUS.secondHalf,
  time: now() - 600,
  period_count: 2,
  period_remaining_time: 0,
  kickoff_time: now() - HOUR,
  live: 0,
  attented: 0,
  event_id: 7,
  hometeam: team('主队'),
  awayteam: team('客队'),
  matchevent: { id: 7, ...names('联赛'), logo: '' },
  round: '',
  home_score: 1,
  away_score: 0,
  home_half_score: 0,
  away_half_score: 0,
  home_extra_score: null,
  away_extra_score: null,
  home_penalty_score: null,
  away_penalty_score: null,
  home_quarter_scores: [],
  away_quarter_scores: [],
  home_red: 0,
  away_red: 0,
  home_yellow: 0,
  away_yellow: 0,
  home_corner: 0,
  away_corner: 0,
  odds: null,
  stamp: 10,
  ...fields,
})

export const liveRoom = (fields: Partial<LiveRoom> = {}): LiveRoom => ({
  id: 5,
  anchorid: 5,
  anchor: { uid: 5, nick_name: '主播', avatar: '', anchor_level: 1, fans_count: 0, signature: '' },
  title: '直播间',
  cover: '',
  categoryid: 0,
  sport_id: SPORT.football,
  match_id: 0,
  hot: 1,
  start_time: now() - HOUR,
  group_id: 'room5',
  ...fields,
})

export const stream = (fields: Partial<LiveStream> = {}): LiveStream => ({
  url: '/media/hd1.m3u8',
  livestream_source: '',
  quality: 'HD',
  line: 1,
  format: 'hls',
  ...fields,
})

type Config = ReplyOf<Endpoints['getCommonConfig']>
export const config = (fields: Record<string, unknown> = {}): Config => ({
  config: {
    room_video_play_sec: 0,
    room_video_play_flogin_sec: 0,
    huawei_pull_hls_domain: '',
    im_sdkappid: 0,
    cos_bucket: '',
    cos_region: '',
    cos_folder_image: '',
    site_domain: '',
    site_h5_domain: '',
    site_h5_share_url: '',
    dl_android: '',
    dl_ios: '',
    customer_id: '',
    api_hosts: [],
    switch_userchat: '1',
    switch_anchorroom: '1',
    switch_room_chat: '1',
    switch_race_status: '1',
    switch_race_index: '1',
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

export const guest = () => ({ userid: 'guest1', txim_sign: 'sign', expire_time: now() + HOUR })

type User = ReplyOf<Endpoints['getUserInfo']>
export const user = (fields: Partial<User> = {}): User => ({
  account: 'fan',
  agentid: 0,
  anchor_level: 0,
  anchor_point: 0,
  attent_count: 0,
  avatar: '',
  call_accept_count: 0,
  call_recive_count: 0,
  diamond: 0,
  diamond_total: 0,
  fans_count: 0,
  gift_spend: 0,
  gold: 100,
  guildid: 0,
  id: 5,
  uid: 5,
  invite: { invite_code: '', profit: 0, total_profit: 0, uid: 5 },
  is_youliao: 0,
  is_anchor: 0,
  is_anchor_admin: 0,
  last_login: 0,
  last_online: 0,
  login_platform: 'h5',
  money: 0,
  moment_count: 0,
  nick_name: '球迷',
  online_status: 1,
  point: 0,
  profile: {
    uid: 5,
    age: 0,
    birthday: '',
    career: '',
    city: '',
    constellation: '',
    gender: 0,
    height: 0,
    signature: '',
    weight: 0,
  },
  rec_weight: 0,
  regist_time: 0,
  sharing_ratio: 0,
  status: 1,
  token: 'token',
  token_web: '',
  txim_sign: 'sign',
  user_level: 1,
  vip_level: 0,
  vip_date: 0,
  has_mobile: 1,
  visitor_count: 0,
  signature: '',
  is_no_qrad: 0,
  is_no_popad: 0,
  is_operate: 0,
  third_member: '',
  watchSeconds: 0,
  canContinueWatch: true,
  tasks: { appFirstVip: 1, appFirstVipDays: 0 },
  ...fields,
})

type Task = ReplyOf<Endpoints['getTaskInfo']>
export const task = (fields: Partial<Task> = {}): Task => ({
  checkin: 0,
  checkText: '',
  checkin_continuous: 2,
  checkin_nearest_contious: 2,
  checkin_continuous_accumulation: 2,
  checkin_continuous_accumulation_new: 2,
  checkin_nth: 3,
  checkin_nth_status: 'check',
  recheckin_price: 50,
  gold: 100,
  level: { level: 1, next: 100, point: 10 },
  tasks: {},
  ...fields,
})
