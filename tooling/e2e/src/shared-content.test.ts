// @module-tag deep
import { createApiClient } from '@org/api-client'
import { getArticles, getMoment, getShortVideos } from '@org/api-client/contract'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { newFan, type Fan } from './fan'
import { ServerProcess } from './server-process'
import { register, videoTime, until } from './steps'

let server: ServerProcess
let fan: Fan

beforeAll(async () => {
  server = await ServerProcess.start({ RATE_LIMITS: 'off' })
  fan = await newFan(server)
  await register(fan.page, fan.at('/register'), 'contentstory', 'secret123')
})
afterEach(() => expect(fan.complaints.splice(0)).toEqual([]))
afterAll(async () => {
  await fan.leave()
  await server.stop()
})

const api = () => createApiClient({ host: () => server.url, common: () => ({ platform: 'h5' }) })
const press = (name: string) => fan.page.getByRole('button', { name, exact: true }).click()

/** Opens the shared page of something, and from it the page of the app. */
const follow = async (path: string, button = '立即观看') => {
  const { page } = fan
  await page.goto(fan.at(path))
  const title = await page.getByRole('heading', { level: 1 }).innerText()
  await until('the picture', () =>
    page
      .locator('img')
      .first()
      .evaluate((img) => (img as HTMLImageElement).naturalWidth > 0),
  )
  await page.getByRole('link', { name: button, exact: true }).click()
  return title
}

it('a recorded video of a shared page plays, and has the comment and the like of a member', async () => {
  const { page } = fan
  const title = await follow('/share/recordvideo/1')
  await page.waitForURL(/\/rec-video\/1$/)
  await page.getByText(title, { exact: true }).first().waitFor()
  await page.locator('video').press('Space')
  await until('the video to play', async () => (await videoTime(page)) > 0)
  await page.getByRole('textbox', { name: '写评论' }).fill('讲得清楚')
  await press('发表')
  await page.getByText('讲得清楚', { exact: true }).waitFor()
  await page.getByRole('button', { name: '0 赞', exact: true }).first().click()
  await page.getByRole('button', { name: '1 赞', exact: true, pressed: true }).waitFor()
  await page.reload()
  await page.getByText('讲得清楚', { exact: true }).waitFor()
})

it('a short video of a shared page leads to the next one', async () => {
  const { page } = fan
  const { list } = await api().call(getShortVideos, {})
  const [first, second] = list
  if (first === undefined || second === undefined) throw new Error('There are not two short videos.')
  expect(await follow(`/share/shortvideo/${first.id}`)).toBe(first.title)
  await page.waitForURL(new RegExp(`/shortvideo/${first.id}$`))
  await press('下一个')
  await page.waitForURL(new RegExp(`/shortvideo/${second.id}$`))
})

it('an article of a shared page is read', async () => {
  const { page } = fan
  const [article] = (await api().call(getArticles, {})).list
  if (article === undefined) throw new Error('There is no article.')
  expect(await follow(`/share/article/${article.id}`)).toBe(article.title)
  await page.waitForURL(/\/mobile\/news\?id=/)
  await page.getByRole('heading', { name: article.title }).waitFor()
})

it('an activity of a shared page is joined once', async () => {
  const { page } = fan
  await follow('/share/activity/1')
  await page.waitForURL(/\/activity\/1$/)
  await press('立即参加')
  await page.getByRole('button', { name: '已参加', exact: true, disabled: true }).waitFor()
  await page.reload()
  await page.getByRole('button', { name: '已参加', exact: true, disabled: true }).waitFor()
})

it('a moment of a shared page is in the language that the address names, and leads to it', async () => {
  const { page } = fan
  const text = await follow('/share/dynamic/1?lang=pt-br', 'Ver agora')
  expect(text).not.toMatch(/\p{Script=Han}/u)
  await page.waitForURL(/\/user-center\/anchor\/\d+\?tab=moments&moment=1$/)
  const { moment } = await api().call(getMoment, { id: 1 })
  await page.getByText(moment.text, { exact: true }).first().waitFor()
})
