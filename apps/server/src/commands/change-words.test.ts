import { expect, it, onTestFinished } from 'vitest'
import { bootForTest, createDatabase } from '../../test/boot'
import { loggedIn } from '../../test/im-client'
import { afterLook } from '../../test/passing-time'
import { shiftedClock } from '../../test/shifted-clock'
import { changeContent } from './change-content'

it('a word of an operator is replaced or refused in every process without a restart, each change is noted', async () => {
  const { url: databaseUrl, drop } = await createDatabase()
  onTestFinished(drop)
  const clock = shiftedClock()
  const first = await bootForTest({ databaseUrl, clock, rateLimits: false })
  const { secrets } = first.context.config
  const servers = [first, await bootForTest({ databaseUrl, clock, secrets, rateLimits: false })]
  const admin = (...words: string[]) => changeContent(first.context.db, words, { name: 'ana', now: 1_790_000_000 })
  const said = (text: string) => servers.map(({ context }) => context.words.screen(text))
  const both = (screened: object) => [screened, screened]
  expect(said('the zorkberry')).toEqual(both({ text: 'the zorkberry', isRefused: false }))

  expect(await admin('word', 'add', 'word=zorkberry')).toBe('Added word 1.')
  await expect
    .poll(afterLook(clock, () => said('the Zorkberry')))
    .toEqual(both({ text: 'the *********', isRefused: false }))
  const reader = await loggedIn(first)
  const { version, profanityList } = await reader.request('getProfanityList', { deviceID: 'd' })
  expect(profanityList[0]).toMatchObject({ profanity: 'zorkberry', replacement: '' })

  await admin('word', 'change', '1', 'is_refused=yes')
  await expect.poll(afterLook(clock, () => said('a zorkberry').map(({ isRefused }) => isRefused))).toEqual([true, true])
  expect((await reader.request('getProfanityList', { deviceID: 'd', version })).profanityList).not.toEqual([])

  // Also one that the file, or an older line, only replaces by stars.
  const [known] = first.context.words.entries.filter(({ filterType }) => filterType === 2).slice(-1)
  await admin('word', 'add', `word=${known?.profanity}`, 'is_refused=yes')
  await expect
    .poll(afterLook(clock, () => said(`a ${known?.profanity}`).map(({ isRefused }) => isRefused)))
    .toEqual([true, true])

  const { version: before } = await reader.request('getProfanityList', { deviceID: 'd' })
  const accented = known?.profanity.toUpperCase().replace(/./u, '$&\u0301')
  await admin('word', 'add', `word=${accented}`, 'is_allowed=yes')
  const clean = { text: `a ${known?.profanity}`, isRefused: false }
  await expect.poll(afterLook(clock, () => said(clean.text))).toEqual(both(clean))
  expect(await listed(reader, before)).not.toContain(known?.profanity)
  await admin('word', 'remove', '3')
  await expect.poll(afterLook(clock, () => said(clean.text).map(({ isRefused }) => isRefused))).toEqual([true, true])

  await admin('word', 'remove', '1')
  await expect
    .poll(afterLook(clock, () => said('the zorkberry')))
    .toEqual(both({ text: 'the zorkberry', isRefused: false }))
  expect(await admin('word', 'history', '1')).toMatch(/remove[^]*change[^]*add/)
})

/** All words of the list that is newer than the version, page by page. */
const listed = async (
  reader: Awaited<ReturnType<typeof loggedIn>>,
  version: number,
  startIndex = 0,
): Promise<string[]> => {
  const page = await reader.request('getProfanityList', { deviceID: 'd', version, startIndex })
  const words = page.profanityList.map(({ profanity }) => profanity)
  expect(words).not.toEqual([])
  return page.completeFlag === 1 ? words : [...words, ...(await listed(reader, version, page.startIndex))]
}
