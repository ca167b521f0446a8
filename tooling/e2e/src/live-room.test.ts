// @module-tag deep
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { comeBack, countAudience, emptyRoom, silence, StoryRoom, talkUnderLoad } from './chat-stories/live-room'
import { newPerson, type Person } from './chat-stories/person'
import { startHostPage } from './host-page'
import { ServerProcess } from './server-process'

let server: ServerProcess
let site: Awaited<ReturnType<typeof startHostPage>>
let room: StoryRoom
let [ada, bob, cem]: [Person, Person, Person] = [] as never

beforeAll(async () => {
  site = await startHostPage('chat-page.ts')
  const { origin } = site
  server = await ServerProcess.start({ CORS_ORIGINS: origin, RATE_LIMITS: 'off' }, { canBeBusy: true })
  ada = await newPerson(server, origin, 'ada2026')
  bob = await newPerson(server, origin, 'bob2026')
  cem = await newPerson(server, origin, 'cem2026')
  room = await StoryRoom.open(server, [ada, bob, cem])
})
afterAll(async () => {
  for (const { fan } of [ada, bob, cem]) await fan.leave()
  await site.close()
  await server.stop()
})
afterEach(() => {
  for (const { fan } of [ada, bob, cem]) expect(fan.complaints.splice(0)).toEqual([])
})

it('a live room counts its viewers and the three pages', () => countAudience(room))
it('a live room loses no gift and no tip under load, and says how many lines it leaves out', () =>
  talkUnderLoad(room, server))
it('a live room gets no message of a user who is muted or banned', () => silence(room, ada, bob))
it('a live room shows who comes back what was said before', () => comeBack(room, cem))
it('a live room is empty when all have left', () => emptyRoom(room, ada, cem))
