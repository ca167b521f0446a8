import { expect } from 'vitest'
import type { Page } from 'playwright-core'
import { newFan, type Fan } from '../fan'
import { newMember, type Member } from '../members'
import type { ServerProcess } from '../server-process'

/** A member with a browser of its own, whose page has the engine. */
export interface Person extends Member {
  readonly fan: Fan
  readonly page: Page
}

export const newPerson = async (server: ServerProcess, site: string, account: string): Promise<Person> => {
  const member = await newMember(server.url, account)
  const fan = await newFan(server)
  await enterChat(fan.page, site, { ...member, endpoint: fan.wire.url.replace(/^http/, 'ws') })
  return { ...member, fan, page: fan.page }
}

export const openPage = async (page: Page, site: string): Promise<void> => {
  await page.goto(`${site}/page`)
  await page.waitForFunction(() => 'startChat' in globalThis)
}

/** Opens the page and logs in. */
export const enterChat = async (page: Page, site: string, login: Parameters<typeof startChat>[0]): Promise<void> => {
  await openPage(page, site)
  await page.evaluate((by) => startChat(by), login)
}

/** Writes to a user, and resolves with the name of the error with which it is refused; empty if it is not. */
export const write = ({ page }: Person, to: Person, text: string): Promise<string> =>
  page.evaluate(
    ([peer, words]) =>
      refusalOf(
        chat.sendMessage(
          chat.createTextMessage({ to: peer, conversationType: types.CONV_C2C, payload: { text: words } }),
        ),
      ),
    [to.userID, text] as const,
  )

/** Resolves when these are the texts that a page has received in a conversation. */
export const receives = async ({ page }: Person, conversationID: string, texts: readonly string[]): Promise<void> => {
  const heard = () =>
    page.evaluate(
      (id) => received(id).flatMap(({ payload }) => ('text' in payload ? [payload.text] : [])),
      conversationID,
    )
  await expect.poll(heard).toEqual(texts)
}
