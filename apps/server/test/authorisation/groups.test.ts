// @module-tag once
import { can, CHAT_ACTIONS, ERRORS, type GroupType } from '@org/im-sdk/protocol'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { RIGHTS } from './group-deeds'
import { makeGroupWorld, ROLES, type GroupWorld, type Options } from './group-world'

let world: GroupWorld
beforeAll(async () => {
  world = await makeGroupWorld()
})
afterAll(() => world.end())

const OPEN: Options = { joinOption: 'FreeAccess', inviteOption: 'FreeAccess' }

const CASES = RIGHTS.flatMap((right) =>
  (Object.keys(ROLES) as GroupType[])
    .filter((type) => right.types?.(type) ?? true)
    .flatMap((type) =>
      ROLES[type]
        .filter((role) => right.roles?.(role) ?? true)
        .map((role) => ({ ...right, type, role, on: right.isSelf === true ? 'oneself' : 'others' })),
    ),
)

const groupOf = async ({ type, role, listens, inLiveRoom, options }: (typeof CASES)[number]): Promise<string> => {
  if (inLiveRoom) return world.liveRoom.groupID
  const groupID = await world.newGroup(type, options ?? OPEN)
  // A listener does these only while it polls.
  if (type === 'AVChatRoom' && listens) await world.people[role].chat.request('joinGroup', { groupID })
  return groupID
}

describe('a request is accepted exactly if the table of rights says so', () => {
  it.each(CASES)('$action of $on by $what, as $role of $type', async (one) => {
    const { action, role, type, isSelf, hasTarget, options = OPEN, refusal = 'GROUP_PERMISSION_DENY' } = one
    const deed = { world, role, groupID: await groupOf(one) }
    await one.before?.(deed)
    const code = await one.ask(deed)
    if (type === 'AVChatRoom')
      for (const who of [role, 'Target'] as const)
        await world.people[who].chat.request('quitGroup', { groupID: deed.groupID })
    const object = { type, ...options, ...(isSelf ? { isSelf } : hasTarget ? { target: 'Member' as const } : {}) }
    expect(code).toBe(can({ role }, action, object) ? 0 : ERRORS[refusal].code)
  })
})

it('every action of the table is asked for by a request', () => {
  expect([...new Set(RIGHTS.map(({ action }) => action))].toSorted()).toEqual(CHAT_ACTIONS.toSorted())
})
