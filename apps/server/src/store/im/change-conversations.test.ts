import { CompiledQuery, sql, type KyselyPlugin } from 'kysely'
import { expect, it } from 'vitest'
import { bootForTest } from '../../../test/boot'
import { discarded, setReminders } from './change-conversations'

it('the reminders of a user are found without reading all of the user’s conversations', async () => {
  const { db } = (await bootForTest()).context
  await sql`
    INSERT INTO user_conversation (user_id, conv_id) SELECT '7', 'g:group' || n FROM generate_series(1, 5000) AS n
  `.execute(db)
  const topics = ['g:@TGS#_fans@TOPIC#_1', 'g:@TGS#_fans@TOPIC#_2']
  await setReminders(db, '7', ['g:group1', topics[0]!], 1)
  await setReminders(db, '7', ['g:group2', topics[1]!], 2)
  await sql`ANALYZE user_conversation`.execute(db)
  const queries: CompiledQuery[] = []
  const noting: KyselyPlugin = {
    transformQuery: ({ node, queryId }) => {
      queries.push(db.getExecutor().compileQuery(node, queryId))
      return node
    },
    transformResult: async ({ result }) => result,
  }
  expect(await discarded(db.withPlugin(noting), '7')).toEqual(
    new Map([
      ['g:group1', true],
      [topics[0], true],
      [topics[1], false],
    ]),
  )
  const { sql: text, parameters } = queries[0]!
  const plan = await db.executeQuery(CompiledQuery.raw(`EXPLAIN ${text}`, [...parameters]))
  expect(JSON.stringify(plan.rows)).toContain('user_conversation_reminders')
})
