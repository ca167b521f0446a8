import { expect } from 'vitest'
import type { ServerProcess } from '../server-process'
import { newViewers, type Viewer } from '../viewers'
import type { Person } from './person'

/** `E2E_VIEWERS=2000` fills the room of a final; fewer are enough to see each rule. */
const VIEWERS = Number(process.env['E2E_VIEWERS'] ?? 200)
/** More lines than a busy server lets through in one reply. */
const TALKERS = 60

/** A chat room: its owner and two others are pages, and there is an audience. */
export class StoryRoom {
  private readonly gifts: string[] = []
  private readonly tips: string[] = []
  private lines = 0

  private constructor(
    readonly groupID: string,
    readonly owner: Person,
    readonly pages: readonly Person[],
    readonly audience: readonly Viewer[],
  ) {}

  static async open(server: ServerProcess, pages: readonly [Person, Person, Person]): Promise<StoryRoom> {
    const [owner] = pages
    const groupID = await owner.page.evaluate(
      async () => (await chat.createGroup({ type: types.GRP_AVCHATROOM, name: 'The final' })).data.group.groupID,
    )
    for (const { page } of pages) {
      await page.evaluate((id) => chat.joinGroup({ groupID: id }), groupID)
      await page.evaluate((id) => watchRoom(id), groupID)
    }
    return new StoryRoom(groupID, owner, pages, await newViewers(server.url, groupID, VIEWERS))
  }

  get giver(): Viewer {
    return this.viewer(0)
  }

  viewer(index: number): Viewer {
    const viewer = this.audience[index]
    if (viewer === undefined) throw new Error(`The room has ${this.audience.length} viewers.`)
    return viewer
  }

  /** Viewers talk at once, one gives a gift, and the owner changes the notice of the room. */
  async round(): Promise<void> {
    const name = `${this.gifts.length + 1}`
    const said = this.audience.slice(1, 1 + TALKERS).map((viewer) => viewer.say(`line of round ${name}`))
    await this.giver.give(`gift ${name}`)
    this.gifts.push(`gift ${name}`)
    await this.owner.page.evaluate(([id, notification]) => chat.updateGroupProfile({ groupID: id, notification }), [
      this.groupID,
      `notice ${name}`,
    ] as const)
    this.tips.push(`notice ${name}`)
    this.lines += (await Promise.all(said)).filter((refusal) => refusal === '').length
  }

  /** Resolves with the number of lines that each page was told it does not get, when it has got all the rest, once. */
  async allHeard(): Promise<readonly number[]> {
    const { gifts, tips, lines } = this
    for (const person of this.pages)
      await expect
        .poll(async () => {
          const heard = await this.heardBy(person)
          return { ...heard, lines: heard.lines + heard.lost, lost: 0 }
        })
        .toEqual({ gifts, tips, lines, lost: 0 })
    return Promise.all(this.pages.map(async (person) => (await this.heardBy(person)).lost))
  }

  private heardBy({ page }: Person) {
    return page.evaluate((id) => {
      const messages = received(`GROUP${id}`)
      return {
        gifts: messages.flatMap(({ payload }) => ('extension' in payload ? [payload.data] : [])),
        tips: messages.flatMap(({ payload }) =>
          'newGroupProfile' in payload ? [payload.newGroupProfile['notification']] : [],
        ),
        lines: messages.filter(({ type }) => type === types.MSG_TEXT).length,
        lost: told('onLiveRoomMessagesLost').reduce((sum, { lostCount }) => sum + lostCount, 0),
      }
    }, this.groupID)
  }
}

/** A page remembers the number for some seconds. */
export const countAudience = async ({ groupID, audience, pages }: StoryRoom): Promise<void> => {
  const countOf = async ({ page }: Person) =>
    (await page.evaluate((id) => chat.getGroupOnlineMemberCount(id), groupID)).data.memberCount
  const all = audience.length + pages.length
  await expect.poll(() => Promise.all(pages.map(countOf)), { interval: 1_000 }).toEqual(pages.map(() => all))
}

/** A busy server leaves lines out and says so, but no gift and no tip. Each page draws what comes, at most every 100 ms. */
export const talkUnderLoad = async (room: StoryRoom, server: ServerProcess): Promise<void> => {
  await room.round()
  let lost = await room.allHeard()
  // The load is over after a second, on a slow machine before the lines arrive.
  while (lost.includes(0)) {
    await server.whileSlow(async () => {
      while ((await room.giver.onlineCount()) !== null);
    })
    await room.round()
    lost = await room.allHeard()
  }
  for (const { page } of room.pages) {
    const drawn = () => page.evaluate(() => drawings)
    await expect.poll(async () => (await drawn()).filter(({ isPainted }) => !isPainted)).toEqual([])
    const times = (await drawn()).map(({ at }) => at)
    expect(times.length).toBeGreaterThan(1)
    // A timer may be a little early by the other clock.
    expect(times.filter((at, index) => index > 0 && at - (times[index - 1] ?? 0) < 95)).toEqual([])
  }
}

/** One viewer is muted, another is banned, and so is Bob's page. */
export const silence = async (room: StoryRoom, ada: Person, bob: Person): Promise<void> => {
  const { groupID } = room
  const [muted, banned] = [room.viewer(1), room.viewer(2)]
  await ada.page.evaluate(([id, userID]) => chat.setGroupMemberMuteTime({ groupID: id, userID, muteTime: 600 }), [
    groupID,
    muted.userID,
  ] as const)
  expect(await muted.insist('May I?')).toBe('GROUP_MUTE_DENY')
  await ada.page.evaluate(
    ([id, ...userIDList]) => chat.deleteGroupMember({ groupID: id, userIDList, duration: 600, reason: 'Flooding' }),
    [groupID, banned.userID, bob.userID] as const,
  )
  expect(await banned.insist('And I?')).toBe('GROUP_PERMISSION_DENY')
  expect((await banned.join()).errorName).toBe('GROUP_PERMISSION_DENY')
  await bob.page.waitForFunction((id) => !chat.liveRoom(id).get().isJoined, groupID)
  expect(await bob.page.evaluate((id) => refusalOf(chat.joinGroup({ groupID: id })), groupID)).toBe(
    'GROUP_PERMISSION_DENY',
  )
}

/** Cem leaves and comes back, and sees what was said before, also while he was away. */
export const comeBack = async ({ groupID, giver }: StoryRoom, cem: Person): Promise<void> => {
  await cem.page.evaluate((id) => chat.quitGroup(id), groupID)
  await giver.give('given meanwhile')
  const shown = await cem.page.evaluate(async (id) => {
    await chat.joinGroup({ groupID: id })
    return chat
      .liveRoom(id)
      .get()
      .messages.map(({ payload }) => ('extension' in payload ? payload.data : ''))
  }, groupID)
  expect(shown).toContain('given meanwhile')
}

export const emptyRoom = async ({ audience, giver, groupID }: StoryRoom, ada: Person, cem: Person): Promise<void> => {
  await Promise.all(audience.slice(1).map((viewer) => viewer.leave()))
  await expect.poll(() => giver.onlineCount()).toBe(3)
  for (const { page } of [ada, cem]) await page.evaluate((id) => chat.quitGroup(id), groupID)
  await expect.poll(() => giver.onlineCount()).toBe(1)
  await giver.leave()
}
