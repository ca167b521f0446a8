import { expect, expectTypeOf, it } from 'vitest'
import * as tables from './commands'
import { commandRows, type CommandRows, type RequestOf } from './define-command'

const { commands, ...nouns } = tables

it('a row takes the bodies of its own name', () => {
  const { quitGroup } = commandRows({ quitGroup: { wire: 'test.quit', retry: 'safe' } })
  expect(quitGroup).toEqual({ wire: 'test.quit', retry: 'safe' })
  expectTypeOf(quitGroup.retry).toEqualTypeOf<'safe'>()
  expectTypeOf<RequestOf<typeof quitGroup>>().toEqualTypeOf<{ groupID: string }>()
})

it('a row states only known facts, and needs only fields of its reply', () => {
  const row = { wire: 'test.row', retry: 'safe' } as const
  // @ts-expect-error no schemas have this name
  commandRows({ disbandGroup: row })
  // @ts-expect-error there is no fact `vitl`
  commandRows({ quitGroup: { ...row, vitl: true } })
  // @ts-expect-error the reply of joinGroup has no `groups`
  commandRows({ joinGroup: { ...row, needs: { startSeq: 'number', groups: 'array' } } })
  // @ts-expect-error `next` is a string
  commandRows({ getJoinedGroupList: { ...row, needs: { next: 'number' } } })
  // @ts-expect-error a limit has no `burst`
  commandRows({ quitGroup: { ...row, limit: { count: 1, perMs: 1, burst: 1 } } })
  // @ts-expect-error `retry` is missing
  commandRows({ quitGroup: { wire: 'test.quit' } })
  expect(commandRows({ quitGroup: row }).quitGroup).toBe(row)
})

it('the catalogue has a row for each schema, under its own name', () => {
  const { quitGroup, ...others } = commands
  expectTypeOf(commands).toExtend<CommandRows>()
  // @ts-expect-error quitGroup has no row
  const withoutQuit: CommandRows = others
  // @ts-expect-error joinGroup has the row of quitGroup
  const takenOver: CommandRows = { ...commands, joinGroup: quitGroup }
  expect([withoutQuit, takenOver]).toHaveLength(2)
})

it('no two commands have the same name or wire name', () => {
  const rows = Object.values(nouns).flatMap((noun) => Object.entries(noun))
  expect(new Set(rows.map(([name]) => name)).size).toBe(rows.length)
  expect(new Set(rows.map(([, { wire }]) => wire)).size).toBe(rows.length)
  expect(Object.keys(commands)).toHaveLength(rows.length)
})
