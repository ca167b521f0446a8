import type { Caller, Managed } from '@org/api-client/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { bootServer } from '../../test/boot'
import { newGuest, registerPerson } from '../../test/people'
import { changeLives } from '../commands/change-lives'
import { changePeople } from '../commands/change-people'
import { seconds } from '../ports/clock'
import type { RunningServer } from '../server'
import { type Credentials, resolveViewer } from '../services/auth/viewer'
import { ensureGroup } from '../store/im/groups'
import { admit } from './admit'
import { operatorAt } from '../../test/operator-at'

const KINDS = ['visitor', 'guest', 'member', 'vip', 'anchor', 'master', 'owner', 'admin', 'other anchor'] as const
type Kind = (typeof KINDS)[number]

let server: RunningServer
let credentials: Record<Kind, Credentials>
let room: Managed
const GROUP: Managed = { group: 'fans' }

beforeAll(async () => {
  server = await bootServer({ rateLimits: false })
  credentials = await makeCallers()
  room = { room: Number(credentials.anchor.uid) }
})
afterAll(() => server.stop())

const makeCallers = async () => {
  const { db, clock } = server.context
  const now = seconds(clock)
  const given = {} as Record<Kind, Credentials>
  for (const kind of KINDS) {
    const { uid, token } = await registerPerson(server)
    given[kind] = { uid: `${uid}`, token }
  }
  const guest = await newGuest(server)
  given.visitor = { uid: '', token: '' }
  given.guest = { uid: guest.userID, token: guest.sig }
  await db
    .updateTable('account')
    .set({ vip_level: 1, vip_date: now + 3_600 })
    .where('id', '=', Number(given.vip.uid))
    .execute()
  await changePeople(db, ['master', given.master.uid], operatorAt(now))
  await changeLives(db, ['categories', 'add', 'name_zh=足球', 'name_pt=Futebol', 'sport_id=1'], { name: 'ana', now })
  for (const { uid } of [given.anchor, given['other anchor']]) {
    await changeLives(db, ['anchors', 'add', uid], { name: 'ana', now })
    await changeLives(db, ['rooms', 'add', uid, 'category_id=100', 'title_zh=直播'], { name: 'ana', now })
  }
  await ensureGroup(db, { groupID: 'fans', type: 'Public', name: 'fans', ownerID: given.owner.uid })
  const rights = { owner: 'Owner', admin: 'Admin', member: 'Member' } as const
  for (const kind of ['owner', 'admin', 'member'] as const)
    await db
      .insertInto('group_member')
      .values({ group_id: 'fans', user_id: given[kind].uid, role: rights[kind], joined_at: now })
      .execute()
  await changeLives(db, ['managers', 'add', given.anchor.uid, given.admin.uid], { name: 'ana', now })
  return given
}

const outcome = async (needs: Caller, kind: Kind, managed: Managed | null = null) => {
  const viewer = await resolveViewer(server.context, credentials[kind], { managed, network: '' })
  try {
    admit(needs, viewer)
    return 'ok'
  } catch (error) {
    return (error as { refusal?: string }).refusal
  }
}

/** Which callers are admitted; a visitor is not logged in, a guest is not a member. */
const LET_IN: Readonly<Record<Exclude<Caller, 'manager'>, readonly Kind[]>> = {
  anyone: KINDS,
  guest: KINDS.filter((kind) => kind !== 'visitor'),
  member: KINDS.filter((kind) => kind !== 'visitor' && kind !== 'guest'),
  vip: ['vip'],
  anchor: ['anchor', 'other anchor'],
  master: ['master'],
}

const expected = (kind: Kind, letIn: readonly Kind[]) =>
  letIn.includes(kind) ? 'ok' : kind === 'visitor' ? 'loginExpired' : kind === 'guest' ? 'membersOnly' : 'notAllowed'

it.each(Object.entries(LET_IN) as [Exclude<Caller, 'manager'>, readonly Kind[]][])(
  'a call that needs %s lets in whose rows say so, and refuses the others with the reason',
  async (needs, letIn) => {
    for (const kind of KINDS) expect(await outcome(needs, kind), kind).toBe(expected(kind, letIn))
  },
)

it('a call that needs a manager admits only managers of its room or group', async () => {
  for (const kind of KINDS) {
    expect(await outcome('manager', kind, GROUP), kind).toBe(expected(kind, ['owner', 'admin']))
    expect(await outcome('manager', kind, room), kind).toBe(expected(kind, ['anchor', 'admin']))
    expect(await outcome('manager', kind, { group: 'nobodys' }), kind).toBe(expected(kind, []))
    expect(await outcome('manager', kind, { room: 999_999 }), kind).toBe(expected(kind, []))
    expect(await outcome('manager', kind, null), kind).toBe(expected(kind, []))
  }
})

it('applies the end of a role from the next call on', async () => {
  const { db, clock } = server.context
  const now = seconds(clock)
  const { uid } = credentials['other anchor']
  const own: Managed = { room: Number(uid) }
  expect(await outcome('manager', 'other anchor', own)).toBe('ok')
  await changeLives(db, ['anchors', 'dismiss', uid], { name: 'ana', now })
  expect(await outcome('manager', 'other anchor', own)).toBe('notAllowed')
  expect(await outcome('anchor', 'other anchor')).toBe('notAllowed')
  await changePeople(db, ['no-master', credentials.master.uid], operatorAt(now))
  expect(await outcome('master', 'master')).toBe('notAllowed')
  const vip = (facts: { vip_level: number; vip_date: number }) =>
    db.updateTable('account').set(facts).where('id', '=', Number(credentials.vip.uid)).execute()
  await vip({ vip_level: 1, vip_date: now - 1 })
  expect(await outcome('vip', 'vip')).toBe('notAllowed')
  await vip({ vip_level: 0, vip_date: now + 3_600 })
  expect(await outcome('vip', 'vip')).toBe('notAllowed')
})
