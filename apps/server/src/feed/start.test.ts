import { expect, it, onTestFinished } from 'vitest'
import { bootServer, createDatabase, type BootOptions } from '../../test/boot'
import { atNoon, NOON } from '../../test/noon'
import { steppedClock } from '../../test/stepped-clock'

const post = async (url: string, path: string, body: object) => {
  const reply = await fetch(`${url}/api/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  return (await reply.json()) as { status: number; data: never }
}

interface Room {
  readonly id: number
  readonly match_id: number
}

/** What a guest sees. */
const seen = async (url: string) => {
  const { config } = (await post(url, 'config/getCommonConfig', {})).data as { config: { matches_simulated: boolean } }
  const { list } = (await post(url, 'race/getDateMatch', {})).data as { list: { id: number }[] }
  const events = (await post(url, 'race/getEventByDate', {})).data as { list: unknown[] }
  const rooms = (await post(url, 'live/getRealLives', {})).data as { list: Room[] }
  return { simulated: config.matches_simulated, matches: list, events: events.list, rooms: rooms.list }
}

it.each(['imports', 'off'] as const)(
  'with FEED=%s the matches of an earlier simulation are neither listed nor played, and come back with it',
  async (feed) => {
    const database = await createDatabase(await atNoon())
    onTestFinished(database.drop)
    const clock = steppedClock(NOON)
    const boot = async (options: BootOptions) => {
      const server = await bootServer({ clock, databaseUrl: database.url, ...options })
      onTestFinished(() => server.stop())
      return server
    }

    const simulated = await boot({ feed: 'simulation' })
    const before = await seen(simulated.url)
    expect(before).toMatchObject({ simulated: true })
    expect(before.matches.length).toBeGreaterThan(20)
    expect(before.rooms.some(({ match_id }) => match_id > 0)).toBe(true)
    const job = simulated.context.db.selectFrom('job').select(['run', 'due_at']).where('name', '=', 'compute-models')
    const { run, due_at } = await job.executeTakeFirstOrThrow()
    expect(run > 0 || due_at <= clock.now() / 1_000, 'models read the matches at once').toBe(true)
    const stoppedAt = clock.now()
    await simulated.stop()

    clock.advance(60_000)
    const real = await boot({ feed, production: true })
    const { db } = real.context
    expect(await seen(real.url)).toEqual({ simulated: false, matches: [], events: [], rooms: [] })
    const matchid = before.matches[0]?.id
    const details = await Promise.all(
      ['football', 'basketball', 'esport'].map((sport) => post(real.url, `${sport}/getMatchInfo`, { matchid })),
    )
    expect(details.map(({ data }) => data)).not.toContainEqual(expect.objectContaining({ match: expect.anything() }))
    expect(await db.selectFrom('match').select('id').where('stamp', '>', stoppedAt).execute()).toEqual([])
    await real.stop()

    const again = await boot({ feed: 'simulation' })
    expect((await seen(again.url)).matches).toHaveLength(before.matches.length)
  },
)
