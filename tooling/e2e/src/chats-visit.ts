import type { Page } from 'playwright-core'
import type { Target } from '@tooling/browser'
import { newFan, type Fan } from './fan'
import { watchLine, type LineWatch } from './line-watch'
import { lineIn, uidOf } from './steps'
import type { Writer } from './talkers'

/** A guest on the chat list, with all texts of the network notice. */
export interface ChatsVisit extends Pick<Fan, 'page' | 'wire' | 'complaints' | 'leave'> {
  readonly line: LineWatch
  readonly me: string
}

export interface VisitOptions {
  /** The test controls the time with `page.clock`. */
  fakeClock?: boolean
  canSleep?: boolean
}

export const visitChats = async (server: Target, { fakeClock, canSleep }: VisitOptions): Promise<ChatsVisit> => {
  const fan = await newFan(server, { canSleep })
  const { page } = fan
  if (fakeClock) await page.clock.install()
  const line = await watchLine(page)
  await page.goto(fan.at('/c2c'))
  await page.getByText('还没有聊天').waitFor()
  return { ...fan, line, me: await uidOf(page) }
}

const rowOf = (page: Page, { userID }: Writer) => page.locator(`a[href$="/c2c-chatroom/${userID}"]`)

/** The writer sends a message, so that the list has their chat. */
export const meet = async ({ page, me }: ChatsVisit, writer: Writer) => {
  await writer.write(me, ['你好'])
  await rowOf(page, writer).waitFor()
}

/** Opens a chat from the list, without reloading the page. */
export const openChat = async ({ page }: ChatsVisit, writer: Writer, newest = '你好') => {
  await rowOf(page, writer).click()
  await lineIn(page, newest).waitFor()
}

export const backToChats = async ({ page }: ChatsVisit) => {
  await page.getByRole('button', { name: '返回' }).click()
  await page.getByRole('list', { name: '会话列表' }).waitFor()
}
