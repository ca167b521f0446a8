import { expect, it } from 'vitest'
import { bootForTest } from '../../../test/boot'
import { seedDemoRooms } from '../live/seed-demo-rooms'
import { seedDemoContent } from './seed-demo-content'

it('looks up no anchor if the content is there', async () => {
  const { context } = await bootForTest()
  await seedDemoRooms(context)
  const queries: string[] = []
  const db = context.db.withPlugin({
    transformQuery: ({ node }) => {
      queries.push(JSON.stringify(node))
      return node
    },
    transformResult: ({ result }) => Promise.resolve(result),
  })
  const lookUps = async () => {
    queries.length = 0
    await seedDemoContent({ ...context, db })
    return queries.filter((query) => query.includes('"name":"account"')).length
  }
  expect(await lookUps()).toBeGreaterThan(0)
  expect(await lookUps()).toBe(0)
})
