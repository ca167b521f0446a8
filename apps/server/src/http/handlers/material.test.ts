import {
  addMaterial,
  deleteMaterial,
  getMessages,
  getMoments,
  getMyMaterial,
  getShortVideos,
  getTempKeysForMinio,
} from '@org/api-client/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { bootServer } from '../../../test/boot'
import { newGuest, registerPerson } from '../../../test/people'
import { storedPicture } from '../../../test/stored-picture'
import { changeContent } from '../../commands/change-content'
import type { RunningServer } from '../../server'

let server: RunningServer
beforeAll(async () => {
  server = await bootServer({ rateLimits: false })
})
afterAll(() => server.stop())

const NOW = 1_795_000_000
const admin = (...words: string[]) => changeContent(server.context.db, words, { name: 'ana', now: NOW })

const put = (url: string, type: string, body: Buffer) =>
  fetch(new URL(url, server.url), { method: 'PUT', headers: { 'content-type': type }, body })

it('shows a picture as a moment once it is approved, and to its owner only until then', async () => {
  const { api, uid } = await registerPerson(server)
  const file = await storedPicture(server.context, String(uid))
  const { id } = await api.call(addMaterial, { title: ' Gol no fim ', files: [file] })
  expect((await api.call(getMyMaterial, {})).list).toMatchObject([
    { id, kind: 'picture', title: 'Gol no fim', state: 'pending', reason: '', published_id: 0, decided_at: 0 },
  ])
  expect((await api.call(getMoments, { anchorid: uid })).list).toEqual([])
  expect(await admin('material')).toContain('Gol no fim')
  expect(await admin('material', 'approve', String(id))).not.toContain('Gol no fim')
  const [moment] = (await api.call(getMoments, { anchorid: uid })).list
  expect(moment).toMatchObject({ text: 'Gol no fim', pictures: [expect.stringContaining(`/uploads/${file}`)] })
  expect((await api.call(getMyMaterial, {})).list).toMatchObject([
    { state: 'approved', published_id: moment?.id, decided_at: NOW },
  ])
  expect((await api.call(getMessages, {})).list).toMatchObject([{ title: '素材已通过审核', link: '/my-material' }])
  expect(await admin('material', 'history', String(id))).toMatch(/ana.*approve/)
  await expect(admin('material', 'reject', String(id), 'reason=No')).rejects.toThrow(`Material ${id} is not in review.`)
  const isOn = (is: string) => admin('moment', 'change', String(moment?.id), `is_on=${is}`)
  await isOn('no')
  expect((await api.call(getMoments, { anchorid: uid })).list).toEqual([])
  expect((await api.call(getMyMaterial, {})).list).toMatchObject([{ state: 'approved', published_id: 0 }])
  expect(await admin('moment', 'history', String(moment?.id))).toMatch(/ana.*change/)
  await isOn('yes')
  expect((await api.call(getMoments, { anchorid: uid })).list).toHaveLength(1)
  await api.call(deleteMaterial, { id })
  expect((await api.call(getMoments, { anchorid: uid })).list).toEqual([])
  expect((await api.call(getMyMaterial, {})).list).toEqual([])
})

it('uploads a video of a member with a picture of it, and shows it as a short video that plays', async () => {
  const { api, uid } = await registerPerson(server)
  const bytes = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypisom'), Buffer.alloc(20)])
  const { put_url, key } = await api.call(getTempKeysForMinio, { key: 'goal.MP4', size: bytes.length })
  const png = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0])
  expect((await put(`${put_url}&variant=cover`, 'image/png', png)).ok).toBe(true)
  expect((await put(put_url, 'video/mp4', bytes)).ok).toBe(true)
  const { id } = await api.call(addMaterial, { title: 'Golaço', files: [key], seconds: 12 })
  await admin('material', 'approve', String(id), 'reason=Muito bom')
  const [video] = (await api.call(getShortVideos, { anchorid: uid })).list
  expect(video).toMatchObject({ title: 'Golaço', seconds: 12, author: { uid } })
  const played = await fetch(new URL(video?.sources[0]?.url ?? '', server.url))
  expect(Buffer.from(await played.arrayBuffer())).toEqual(bytes)
  expect((await fetch(new URL(video?.cover ?? '', server.url))).headers.get('content-type')).toBe('image/png')
  await api.call(deleteMaterial, { id })
  expect((await api.call(getShortVideos, { anchorid: uid })).list).toEqual([])
})

it('tells why a material was rejected, and deletes only the own', async () => {
  const { api, uid } = await registerPerson(server)
  const other = await registerPerson(server)
  const file = await storedPicture(server.context, String(uid))
  const { id } = await api.call(addMaterial, { title: 'Gol', files: [file] })
  await expect(api.call(addMaterial, { title: 'Again', files: [file] })).rejects.toMatchObject({ status: 8 })
  await expect(other.api.call(addMaterial, { title: 'Mine', files: [file] })).rejects.toMatchObject({ status: 1 })
  await admin('material', 'reject', String(id), 'reason=Too dark')
  expect((await api.call(getMyMaterial, {})).list).toMatchObject([{ state: 'rejected', reason: 'Too dark' }])
  await expect(other.api.call(deleteMaterial, { id })).rejects.toMatchObject({ status: 7 })
  expect((await other.api.call(getMyMaterial, {})).list).toEqual([])
})

it('offers guests no address for a video', async () => {
  const guest = await newGuest(server)
  await expect(guest.api.call(getTempKeysForMinio, { key: 'a.mp4' })).rejects.toMatchObject({ status: 1 })
})
