import fc from 'fast-check'
import { expect, it } from 'vitest'
import { ImError, type Message } from '../index'
import { inTime, type UploadFate } from '../testing'
import { fileOf, MB, startUploads } from '../testing/upload-world'

type World = Awaited<ReturnType<typeof startUploads>>

interface Event {
  /** Milliseconds after the one before. */
  readonly after: number
  readonly what:
    | 'pause'
    | 'resume'
    | 'cancel'
    | 'cut'
    | 'down'
    | 'up'
    | 'expire urls'
    | 'expire credentials'
    | 'an hour'
}

interface Schedule {
  readonly size: number
  readonly latency: number
  /** What becomes of the calls, in order; those behind are taken. */
  readonly fates: readonly UploadFate[]
  readonly events: readonly Event[]
}

const schedule: fc.Arbitrary<Schedule> = fc.record({
  size: fc.constantFrom(1, 1_000, MB, MB + 1, 2 * MB, 2 * MB + 77),
  latency: fc.constantFrom(0, 20, 300),
  fates: fc.array(
    fc.constantFrom<UploadFate>('take', 'take', 'take', 'lose', 'lose answer', 403, 500, 503, 429, 408, 415),
    { maxLength: 12 },
  ),
  events: fc.array(
    fc.record({
      after: fc.integer({ min: 0, max: 700 }),
      what: fc.constantFrom(
        'pause' as const,
        'resume' as const,
        'cancel' as const,
        'cut' as const,
        'down' as const,
        'up' as const,
        'expire urls' as const,
        'expire credentials' as const,
        'an hour' as const,
      ),
    }),
    { maxLength: 8 },
  ),
})

const happen = async ({ chat, server, clock }: World, message: Message, { after, what }: Event) => {
  await clock.advance(after)
  if (what === 'pause') chat.pauseUpload(message)
  if (what === 'resume') chat.resumeUpload(message)
  if (what === 'cancel') chat.cancelUpload(message)
  if (what === 'cut') server.network.cut()
  if (what === 'up') server.network.isUp = true
  if (what === 'expire urls') server.uploads.expireUrls()
  if (what === 'expire credentials') server.uploads.expireCredentials()
  if (what === 'an hour') await clock.advance(3_600_000)
  if (what !== 'down') return
  server.network.isUp = false
  server.network.cut()
}

it('an upload stores the whole file exactly once or rejects with a named error, under any faults', async () => {
  await fc.assert(
    fc.asyncProperty(schedule, async ({ size, latency, fates, events }) => {
      const world = await startUploads()
      const { chat, clock, server, to, listed, stored, hasArrived } = world
      const waiting = [...fates]
      server.uploads.latency = latency
      server.uploads.fate = () => (server.network.isUp ? (waiting.shift() ?? 'take') : 'lose')
      const heard: number[] = []
      const onProgress = (part: number) => heard.push(part)
      const message = chat.createFileMessage({ ...to, payload: { file: fileOf(size) }, onProgress })
      const sending = chat.sendMessage(message).then(
        () => null,
        (error: unknown) => error,
      )
      for (const event of events) await happen(world, message, event)
      server.network.isUp = true
      chat.resumeUpload(message)
      const error = await inTime(clock, sending, 1_000)

      if (error !== null) {
        waiting.length = 0
        await sendAgain(world, message, error)
      }
      expect(listed()).toMatchObject({ ID: message.ID, status: 'success', payload: { file: null } })
      expect(server.world.history('alice', { peer: 'bob' })).toHaveLength(1)
      expect(hasArrived(stored().fileUrl, size)).toBe(true)
      expect(heard).toEqual([...new Set(heard)].sort((a, b) => a - b))
      expect(heard.at(-1)).toBe(1)
      // A file whose address is refused twice in a row gets another one: by a server that refuses what it has, or when the
      // credentials expire twice. Expired addresses alone are no reason.
      const expiries = events.filter(({ what }) => what === 'expire credentials' || what === 'an hour').length
      expect(fates.includes(403) || expiries > 1 || wholeFiles(world) === 1).toBe(true)
      await inTime(clock, chat.logout())
      await clock.advance(2_000)
      expect(clock.waiting).toBe(0)
    }),
    { numRuns: 60 },
  )
}, 600_000)

/** What failed for want of a line may have been sent by itself since. The rest is sent again. */
const sendAgain = async ({ chat, clock, listed }: World, { ID }: Message, error: unknown) => {
  expect(error).toBeInstanceOf(ImError)
  expect((error as ImError).errorName).not.toBe('UNEXPECTED')
  await clock.advance(60_000)
  expect(chat.views.netState.get()).toBe('connected')
  if (listed()?.status === 'success') return
  expect(listed()).toMatchObject({ ID, status: 'fail' })
  await inTime(clock, chat.resendMessage(listed()!), 1_000)
}

/** How many of the addresses that anything was sent to hold a whole file. */
const wholeFiles = ({ server }: World): number => {
  const paths = new Set(server.uploads.calls.map(({ url }) => `${url.origin}${url.pathname}`))
  return [...paths].filter((path) => server.uploads.find(path)?.isWhole === true).length
}
