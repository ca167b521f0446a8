import { ApiError, createApiClient } from '@org/api-client'
import {
  API_STATUS,
  getDateMatch,
  getRealLives,
  login,
  muteRoomUser,
  openQuiz,
  sendGift,
  setRoomConfig,
  setRoomManager,
} from '@org/api-client/contract'
import { isWaiting, pagePath, SPORT } from '@org/domain'
import { changeLives } from '@org/server/change-lives'
import { openDatabase } from '@org/server/database'
import type { ServerProcess } from '../server-process'
import { ACCOUNTS, PASSWORD, type Place } from './places'
import { sheetPlaces } from './room-sheets'

const pathOf = (id: number) => pagePath('liveDetail', { id })
const NAME = 'liveDetail'
/** A coffee: the members of the demonstration have as much gold. */
const GIFT = { gift_id: 2, count: 5 }

/**
 * Gives a member of the demonstration a room on air, with a notice, slow mode and a quiz, another one its management, and mutes a
 * third; the second has given a gift, and watched for as long as members may. Takes another room off the air.
 */
export const roomPlaces = async (server: ServerProcess, sites: readonly string[]): Promise<Place[]> => {
  const visitor = createApiClient({ host: () => server.url, common: () => ({ platform: 'h5' }) })
  const { list } = await visitor.call(getRealLives, { size: 100 })
  const [shown, other] = [list[0], list.at(-1)]
  if (!shown || !other || shown === other) throw new Error('Fewer than two rooms are on air.')
  const enter = async (account: string) => {
    const { uid, token } = await visitor.call(login, { account, pwd: PASSWORD })
    return { uid, ...createApiClient({ host: () => server.url, common: () => ({ platform: 'h5', uid, token }) }) }
  }
  const [anchor, manager, muted] = await Promise.all([ACCOUNTS.anchor, ACCOUNTS.manager, ACCOUNTS.member].map(enter))
  if (!anchor || !manager || !muted) throw new Error('A member of the demonstration is missing.')
  const liveid = anchor.uid
  const room = ['category_id=1', 'title_zh=德比之夜', 'title_pt=Noite de clássico', `match_id=${shown.match_id}`]
  const stream = ['format=hls', `url=/media/live/1/HD/${liveid}.m3u8`]
  const db = openDatabase(await server.databaseUrl())
  const now = Math.floor(Date.now() / 1000)
  try {
    for (const order of [
      ['anchors', 'add', `${liveid}`],
      ['rooms', 'add', `${liveid}`, ...room],
      ['streams', 'add', `${liveid}`, ...stream],
      ['rooms', 'open', `${liveid}`],
      ['rooms', 'change', `${other.id}`, 'follows_matches=no'],
      ['rooms', 'close', `${other.id}`],
    ])
      await changeLives(db, order, { name: 'walk', now })
    for (const site of sites)
      await db.insertInto('site_config').values({ site, key: 'member_video_play_sec', value: '60' }).execute()
    const day = new Intl.DateTimeFormat('sv', { timeZone: 'Asia/Shanghai' }).format(now * 1000)
    await db
      .insertInto('watch_time')
      .values({ viewer: String(manager.uid), day, seconds: 3_600, counted_to: now })
      .execute()
  } finally {
    await db.destroy()
  }
  await anchor.call(setRoomManager, { userid: manager.uid, type: 1 })
  await anchor.call(muteRoomUser, { liveid, userid: muted.uid, seconds: 3_600 })
  await anchor.call(setRoomConfig, { liveid, slow_mode: 30, notice: 'Corinthians x Palmeiras 20:00' })
  await manager.call(sendGift, { liveid, ...GIFT })
  // One of a match in play closes with the next goal, and one before a match with its kick-off: of the last match of the day.
  const { list: day } = await visitor.call(getDateMatch, {})
  const waiting = day
    .filter((match) => match.sport_id === SPORT.football && isWaiting(SPORT.football, match.status))
    .toSorted((a, b) => b.kickoff_time - a.kickoff_time)
  const matchid = waiting[0]?.id ?? shown.match_id
  const hasQuiz = await anchor.call(openQuiz, { matchid, template: 'fullTime' }).then(
    () => true,
    (error: unknown) => {
      // The match may be over.
      if (error instanceof ApiError && error.status === API_STATUS.failure) return false
      throw error
    },
  )
  const path = pathOf(liveid)
  return [
    { name: NAME, viewer: 'anchor', path },
    { name: NAME, viewer: 'manager', path },
    { name: NAME, viewer: 'manager', path: pathOf(shown.id) },
    { name: NAME, viewer: 'member', path },
    { name: NAME, viewer: 'guest', path: pathOf(other.id) },
    ...sheetPlaces(NAME, path, hasQuiz),
  ]
}
