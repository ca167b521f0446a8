import { SPORT } from '@org/domain'
import { expect, it } from 'vitest'
import { bootForTest } from '../../../test/boot'
import { names } from '../../../test/provider'
import { matchWriter } from '../../feed/match-writer'

const boot = async () => {
  const { context } = await bootForTest()
  const writer = matchWriter(context, 'provider')
  const save = async (...given: Parameters<typeof writer.saveTeams>[1]) => {
    const ids = await writer.saveTeams(SPORT.football, given)
    return given.map(({ name_en }) => ids.get(name_en))
  }
  const named = async (id: number | undefined) =>
    context.db
      .selectFrom('team')
      .select(['name_en', 'name_zh', 'country'])
      .where('id', '=', id ?? 0)
      .executeTakeFirst()
  return { save, named }
}

it('two clubs of one name in two countries are two clubs, and one of an unknown country is the first that is known', async () => {
  const { save } = await boot()
  const inCountry = (country: string) => ({ ...names('Nacional'), country })
  const [uruguay] = await save(inCountry('uy'))
  const [portugal] = await save(inCountry('pt'))
  expect(portugal).not.toBe(uruguay)
  expect(await save(inCountry('uy'))).toEqual([uruguay])
  expect(await save(inCountry('pt'))).toEqual([portugal])
  expect(await save(inCountry('un'))).toEqual([uruguay])
  const [open] = await save({ ...names('Aurora'), country: 'un' })
  expect(await save({ ...names('Aurora'), country: 'br' })).toEqual([open])
})

it('a renamed club is one club, for sources that have either name', async () => {
  const { save, named } = await boot()
  const [id] = await save(names('Old Town'))
  const renamed = { ...names('New Town'), former_names: ['Old Town', 'Older Town'] }
  expect(await save(renamed)).toEqual([id])
  expect(await named(id)).toEqual({ name_en: 'New Town', name_zh: 'New Town队', country: 'br' })
  // A source that has the old name still, and one that has both.
  expect(await save(names('Old Town'))).toEqual([id])
  expect(await save(renamed)).toEqual([id])
  expect(await named(id)).toMatchObject({ name_en: 'New Town' })
  // A new club may have the name that has become free, in another country.
  const [other] = await save({ ...names('Old Town'), country: 'pt' })
  expect(other).not.toBe(id)
})

it('clubs that are saved at once are stored once', async () => {
  const { save } = await boot()
  const both = await Promise.all([save(names('Alba'), names('Boa')), save(names('Boa'), names('Alba'))])
  expect(both[0]).toEqual(both[1]?.toReversed())
})
