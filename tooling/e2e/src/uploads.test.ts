// @module-tag deep
import { getCommonConfig, getGuestInfo } from '@org/api-client/contract'
import { createApiClient } from '@org/api-client'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { newFan, type Fan } from './fan'
import { startHostPage } from './host-page'
import { ServerProcess } from './server-process'

const MB = 1_048_576
let server: ServerProcess
let site: Awaited<ReturnType<typeof startHostPage>>
let fan: Fan

beforeAll(async () => {
  site = await startHostPage('uploads-page.ts')
  const { origin } = site
  // A guest may upload a hundredth of it per day.
  server = await ServerProcess.start({ CORS_ORIGINS: origin, UPLOAD_DAILY_MB: '4096' })
  fan = await newFan(server)
  const api = createApiClient({ host: () => server.url, common: () => ({ platform: 'h5' }) })
  const [me, you] = [await api.call(getGuestInfo, {}), await api.call(getGuestInfo, {})]
  const { config } = await api.call(getCommonConfig, {})
  const endpoint = fan.wire.url.replace(/^http/, 'ws')
  const login = { SDKAppID: config.im_sdkappid, endpoint, userID: me.userid, userSig: me.txim_sign }
  await fan.page.goto(`${origin}/page`)
  await fan.page.waitForFunction(() => 'startPage' in globalThis)
  await fan.page.evaluate(
    async ([by, to]) => {
      globalThis.uploadsPage = await globalThis.startPage(by, to)
    },
    [login, you.userid] as const,
  )
})
afterAll(async () => {
  await fan.leave()
  await site.close()
  await server.stop()
})

it('sends a picture with its smaller versions, as described in the message', async () => {
  const pictures = await fan.page.evaluate(() => uploadsPage.sendImage(1_600, 900))
  expect(pictures.map(({ says: [width, height] }) => [width, height])).toEqual([
    [1_600, 900],
    [1_280, 720],
    [352, 198],
  ])
  for (const { says, is } of pictures) expect(is).toEqual(says)
})

it('sends a video with a cover', async () => {
  const { payload, cover, isWhole } = await fan.page.evaluate(() => uploadsPage.sendVideo())
  expect(payload).toMatchObject({ videoFormat: 'webm', videoSecond: 1, thumbWidth: 320, thumbHeight: 180 })
  expect(cover).toEqual([320, 180])
  expect(isWhole).toBe(true)
})

it('continues with a large file after a network cut, and reports the progress', async () => {
  await fan.page.evaluate(() => uploadsPage.progress.splice(0))
  const sending = fan.page.evaluate((size) => uploadsPage.sendFile(size), 12 * MB + 5)
  await fan.page.waitForFunction(() => uploadsPage.progress.some((part) => part > 0.2))
  const failed = fan.page.waitForEvent('requestfailed', (request) => request.method() !== 'GET')
  fan.wire.cut()
  await failed
  fan.wire.mend()
  expect(await sending).toBe(true)
  const progress = await fan.page.evaluate(() => uploadsPage.progress)
  expect(progress).toEqual(progress.toSorted((a, b) => a - b))
  expect(progress.at(-1)).toBe(1)
})
