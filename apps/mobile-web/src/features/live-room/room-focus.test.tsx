import { beforeEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { infoOf, liveRoom, match } from '../../testing/fixtures'
import { heldReply } from '../../testing/held-reply'
import { show } from '../../testing/show'

const live = liveRoom({ title: '今晚的比赛' })
const ROOM = { live, streams: [], match: match(), notice: '' }

let held: ReturnType<typeof heldReply<typeof ROOM>>
beforeEach(() => {
  held = heldReply()
})

const showAt = (path: string) =>
  show({
    path,
    answers: {
      getRealLives: () => ({ list: [live], total: 1, page: 1 }),
      getLivePageData: held.answer,
      getMatchInfo: () => infoOf(match()),
      getMatchAnchors: () => ({ list: [] }),
      getIncidentsData: () => ({ list: [], annulled: [] }),
    },
  })

const heading = (name: string) => page.getByRole('heading', { level: 1, name })
const roomName = () => heading('今晚的比赛')

describe('the focus', () => {
  it('is on the heading of a room that is opened from a list, also once the room is there', async () => {
    await showAt('/live/lives')
    await page.getByRole('link', { name: /今晚的比赛/ }).click()
    await expect.element(heading('直播')).toHaveFocus()
    held.give(ROOM)
    await expect.element(roomName()).toHaveFocus()
  })

  it('is on the heading of a match that is opened from its room', async () => {
    const { place } = await showAt('/live/lives')
    held.give(ROOM)
    await page.getByRole('link', { name: /今晚的比赛/ }).click()
    await page.getByRole('tab', { name: '赛况' }).click()
    await page.getByRole('link', { name: /比赛/ }).click()
    await expect.poll(place).toMatch(/^\/score\/detail/)
    await expect.element(heading('联赛')).toHaveFocus()
    await expect.element(page.getByRole('tablist', { name: '比赛内容' })).toBeVisible()
    await expect.element(heading('联赛')).toHaveFocus()
  })

  it('stays where it is in a room that is the first page', async () => {
    await showAt(`/live-detail/${live.anchor.uid}`)
    await expect.element(heading('直播')).toBeVisible()
    held.give(ROOM)
    await expect.element(roomName()).toBeVisible()
    expect(document.activeElement).toBe(document.body)
  })
})
