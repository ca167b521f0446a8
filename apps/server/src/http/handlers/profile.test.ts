import {
  editUserInfo,
  getAvatarChoices,
  getTempKeysForCos,
  getTempKeysForMinio,
  getTempKeysForMinioByGet,
  getUserInfo,
  refreshNickname,
} from '@org/api-client/contract'
import { expect, it } from 'vitest'
import { bootForTest } from '../../../test/boot'
import { newGuest, registerPerson } from '../../../test/people'

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

const put = async (url: string, body: Buffer) =>
  (await fetch(url, { method: 'PUT', body: new Uint8Array(body), headers: { 'content-type': 'image/png' } })).status

it('changes the given fields of a profile, and derives age and sign of the zodiac', async () => {
  const server = await bootForTest()
  const { api } = await registerPerson(server)
  await api.call(editUserInfo, {
    nick_name: 'Zico 10',
    gender: 2,
    birthday: '1990-06-07',
    city: '里约',
    signature: 'ole',
  })
  await api.call(editUserInfo, { city: 'Recife' })
  const info = await api.call(getUserInfo, {})
  expect(info).toMatchObject({ nick_name: 'Zico 10', signature: 'ole' })
  expect(info.profile).toMatchObject({ gender: 2, birthday: '1990-06-07', city: 'Recife', constellation: 'gemini' })
  expect(info.profile.age).toBeGreaterThan(30)
})

it('refuses names and texts that are not allowed, and birthdays to come', async () => {
  const server = await bootForTest()
  const { api, account } = await registerPerson(server)
  for (const form of [
    { nick_name: 'admin' },
    { nick_name: '看'.repeat(17) },
    { signature: '球'.repeat(61) },
    { birthday: '2999-01-01' },
    { birthday: '1990-02-30' },
  ])
    await expect(api.call(editUserInfo, form)).rejects.toThrow()
  const info = await api.call(getUserInfo, {})
  expect(info).toMatchObject({ nick_name: account, signature: '' })
  expect(info.profile.birthday).toBe('')
})

it('takes as avatar an own picture or one of the site, and no other', async () => {
  const server = await bootForTest()
  const { api } = await registerPerson(server)
  const other = await registerPerson(server)
  const absolute = (url: string) => new URL(url, server.url).href
  const offer = await api.call(getTempKeysForMinio, { key: 'me.png', size: PNG.length })
  await expect(api.call(editUserInfo, { avatar: offer.key })).rejects.toThrow('图片不存在')
  expect(await put(absolute(offer.put_url), PNG)).toBeLessThan(300)
  await expect(other.api.call(editUserInfo, { avatar: offer.key })).rejects.toThrow('图片不存在')
  await api.call(editUserInfo, { avatar: offer.key })
  expect((await api.call(getUserInfo, {})).avatar).toBe(offer.url)
  const { list } = await api.call(getAvatarChoices, {})
  await api.call(editUserInfo, { avatar: list[1] ?? '' })
  expect((await api.call(getUserInfo, {})).avatar).toBe(list[1])
  await expect(api.call(editUserInfo, { avatar: 'https://evil.example/a.png' })).rejects.toThrow('图片不存在')
})

it('offers an address also without a size, by GET and with the keys of a cloud storage', async () => {
  const server = await bootForTest()
  const { api } = await registerPerson(server)
  const guest = await newGuest(server)
  const absolute = (url: string) => new URL(url, server.url).href
  const offers = [
    await api.call(getTempKeysForMinioByGet, { key: 'me.png' }),
    await api.call(getTempKeysForCos, { key: 'me.png' }),
    await guest.api.call(getTempKeysForMinio, { key: 'me.png' }),
  ]
  for (const { put_url, url } of offers) {
    expect(await put(absolute(put_url), Buffer.alloc(3 * 1_048_576))).toBe(413)
    expect(await put(absolute(put_url), PNG)).toBeLessThan(300)
    expect(Buffer.from(await (await fetch(absolute(url))).arrayBuffer())).toEqual(PNG)
    expect(await put(absolute(put_url), Buffer.concat([PNG, PNG]))).toBeGreaterThanOrEqual(400)
  }
  const keys = await api.call(getTempKeysForCos, { key: 'me.png' })
  expect(keys.put_url).toContain(encodeURIComponent(keys.tmpSecretKey))
  expect(keys.expiredTime).toBeGreaterThan(keys.startTime)
})

it('proposes names in the language of the caller that nobody has', async () => {
  const server = await bootForTest()
  const { api } = await registerPerson(server)
  const { nickname } = await api.call(refreshNickname, { categoryId: 1 })
  expect(nickname).toMatch(/\p{Script=Han}+\d{4}/u)
  await api.call(editUserInfo, { nick_name: nickname })
  expect((await api.call(getUserInfo, {})).nick_name).toBe(nickname)
  expect((await api.call(refreshNickname, { categoryId: 2 })).nickname).not.toBe(nickname)
})
