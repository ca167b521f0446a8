import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import {
  announceTopics,
  deleteTopic,
  foundCommunity,
  readHistory,
  readOneTopic,
  type Community,
} from './chat-stories/community'
import { becomeFriends, block, endFriendship, sortFriends } from './chat-stories/friends'
import type { StoryGroup } from './chat-stories/group-of'
import { dismiss, foundGroup, handOver, invite, joinByApproval, mute } from './chat-stories/groups'
import { answer, confirmReading, modify, revoke } from './chat-stories/message-changes'
import { foundClub, mention, sendMedia } from './chat-stories/messages'
import { sendAfterRestart } from './chat-stories/outbox'
import { newPerson, type Person } from './chat-stories/person'
import { startHostPage } from './host-page'
import { ServerProcess } from './server-process'

let server: ServerProcess
let site: Awaited<ReturnType<typeof startHostPage>>
let origin: string
let [ada, bob, cem]: [Person, Person, Person] = [] as never

beforeAll(async () => {
  site = await startHostPage('chat-page.ts')
  ;({ origin } = site)
  server = await ServerProcess.start({ CORS_ORIGINS: origin, RATE_LIMITS: 'off' })
  ada = await newPerson(server, origin, 'ada2026')
  bob = await newPerson(server, origin, 'bob2026')
  cem = await newPerson(server, origin, 'cem2026')
})
afterAll(async () => {
  for (const { fan } of [ada, bob, cem]) await fan.leave()
  await site.close()
  await server.stop()
})
afterEach(() => {
  for (const { fan } of [ada, bob, cem]) expect(fan.complaints.splice(0)).toEqual([])
})

describe('friends', () => {
  it('apply, accept and refuse, and see each other in their lists', () => becomeFriends(ada, bob, cem))
  it('are sorted into groups, and have remarks in lists of conversations', () => sortFriends(ada, bob))
  it('do not reach a user who blocks them', () => block(ada, bob))
  it('are deleted on both sides', () => endFriendship(ada, bob))
})

describe('a group', () => {
  let group: StoryGroup
  beforeAll(async () => {
    group = await foundGroup(ada)
  })

  it('is joined by approval', () => joinByApproval(group, ada, bob, cem))
  it('has at once whom a manager adds', () => invite(group, ada, bob, cem))
  it('keeps a member muted who leaves and comes back', () => mute(group, ada, bob, cem))
  it('gets another owner, who removes a member', () => handOver(group, ada, bob, cem))
  it('is dismissed, and gone for its members', () => dismiss(group, ada, bob))
})

describe('a message of a group', () => {
  let groupID: string
  beforeAll(async () => {
    groupID = await foundClub(ada, [bob, cem])
  })

  it('mentions a member', () => mention(groupID, ada, bob, cem))
  it('is a picture, a voice or a file, which the others download', () => sendMedia(groupID, ada, bob, cem))
  it('is revoked', () => revoke(groupID, ada, bob, cem))
  it('is modified', () => modify(groupID, ada, bob, cem))
  it('tells its sender who has read it', () => confirmReading(groupID, ada, bob, cem))
  it('is quoted, and gets an extension', () => answer(groupID, ada, bob, cem))
})

describe('a community', () => {
  let community: Community
  beforeAll(async () => {
    community = await foundCommunity(ada, [bob, cem])
  })

  it('tells its members of new topics', () => announceTopics(community, [bob, cem]))
  it('has unread messages and read marks by topic, apart from the list', () => readOneTopic(community, ada, bob, cem))
  it('has a history in each topic', () => readHistory(community, cem))
  it('loses a topic for all members', () => deleteTopic(community, ada, [bob, cem]))
})

describe('the outbox', () => {
  it('sends after a reload and a restart of the browser what was written without a network, once and in order', () =>
    sendAfterRestart(server, origin, bob))
})
