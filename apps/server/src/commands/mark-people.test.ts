import { getCommonConfig, getLivePageData, getRealLives, getUserBasicInfo, getUserInfo } from '@org/api-client/contract'
import { expect, it } from 'vitest'
import { bootForTest, withCatalogue } from '../../test/boot'
import { newLiveRoom } from '../../test/live-room'
import { apiOf, newGuest, registerPerson } from '../../test/people'
import { saveAnchor } from '../store/live/anchors'
import { updateRoom } from '../store/live/rooms'
import { changeContent } from './change-content'
import { changeSites } from './change-sites'

it('shows a badge of a room and a tag of a member to others, in their language, with their next requests', async () => {
  const server = await bootForTest({ template: await withCatalogue() })
  const { db, config } = server.context
  const { id } = await newLiveRoom(server)
  await updateRoom(db, id, { start_time: 1 })
  const run = (...words: string[]) => changeContent(db, words, { name: 'ana', now: 1_795_000_000 })
  const { userID, sig } = await newGuest(server)
  const other = apiOf(server, { lang: 'pt-br', uid: userID, token: sig })
  const seen = async () => {
    const [{ list }, { live }, { tag }, shown] = await Promise.all([
      other.call(getRealLives, {}),
      other.call(getLivePageData, { anchorid: id }),
      other.call(getUserBasicInfo, { id: `${id}` }),
      other.call(getCommonConfig, {}),
    ])
    const { live_badge = [], user_tag = [] } = shown.config
    const badges = [list.find((room) => room.id === id)?.badge ?? 0, live.badge]
    return [...badges.map((badge) => live_badge[badge - 1] ?? ''), user_tag[tag - 1] ?? '']
  }
  expect(await seen()).toEqual(['', '', ''])
  for (const [key, words] of [
    ['live_badge_zh', '官方,独家'],
    ['live_badge_pt', 'Oficial,Exclusivo'],
    ['user_tag_pt', 'Jornalista'],
  ] as const)
    await changeSites(db, ['config', config.site, 'set', key, words], { name: 'ana', now: 1_795_000_000 })
  await run('room', 'badge', `${id}`, 'badge=2')
  await run('member', 'tag', `${id}`, 'tag=1')
  await expect.poll(seen).toEqual(['Exclusivo', 'Exclusivo', 'Jornalista'])
  await run('room', 'badge', `${id}`, 'badge=0')
  await expect.poll(seen).toEqual(['', '', 'Jornalista'])
})

it('notes the guild of an anchor and takes the advertisements from a member, each with who has done it', async () => {
  const server = await bootForTest()
  const { db } = server.context
  const { uid, api } = await registerPerson(server)
  const run = (...words: string[]) => changeContent(db, ['member', ...words], { name: 'ana', now: 1_795_000_000 })
  const seen = async () => {
    const { guildid, is_no_popad } = await api.call(getUserInfo, {})
    return [guildid, is_no_popad]
  }
  expect(await seen()).toEqual([0, 0])
  await expect(run('guild', `${uid}`, 'guild_id=7')).rejects.toThrow('is no anchor')
  await saveAnchor(db, uid, {})
  expect(await run('guild', `${uid}`, 'guild_id=7')).toContain('7')
  await run('ads', `${uid}`, 'has_no_ads=yes')
  expect(await seen()).toEqual([7, 1])
  await run('ads', `${uid}`, 'has_no_ads=no')
  await run('guild', `${uid}`, 'guild_id=0')
  expect(await seen()).toEqual([0, 0])
  const noted = await db.selectFrom('operator_change').select(['operator', 'verb', 'row_id']).orderBy('id').execute()
  const of = (verb: string) => ({ operator: 'ana', verb, row_id: uid })
  expect(noted).toEqual([of('guild'), of('ads'), of('ads'), of('guild')])
})
