import type { Database } from '@org/server/core'
import {
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type CompiledQuery,
  type DatabaseConnection,
  type QueryResult,
} from 'kysely'

/**
 * A database that knows one user, one group and one room, stores nothing and answers at once, because the fuzzed code
 * is in front of it.
 */
export const cannedDatabase = (): Kysely<Database> => {
  let sequence = 0
  const answer = (query: CompiledQuery): unknown[] => {
    const { sql, parameters } = query
    if (sql.includes('append_batch')) {
      const items = JSON.parse(String(parameters[0])) as unknown[]
      return items.map((_, item) => ({ item, seq: (sequence += 1), time: 1, is_new: true }))
    }
    if (sql.includes('from "account"')) return [ACCOUNT]
    if (sql.includes('FROM chat_group')) return [groupOf(String(parameters.at(-1)))]
    if (sql.includes('from "chat_group"')) return [groupOf('group')]
    if (sql.includes('pg_current_snapshot')) return [{ position: '1', end: '1', storeID: '1' }]
    if (sql.startsWith('select count(*)')) return [{ count: 1 }]
    if (sql.includes('from "group_member"')) return [{ group_id: 'group', user_id: '7', role: 'Member', name_card: '' }]
    if (sql.includes('insert into "im_session"')) return [{ id: 1 }]
    if (sql.includes('"group_fact_sequence"')) {
      const value = sql.includes('"group_counter"') ? 1 : 'value'
      return [{ group_id: 'group', attribute_seq: 0, counter_seq: 1, key: 'key', value, seq: 1 }]
    }
    if (sql.includes('insert into "user_profile"')) return [{ custom: {} }]
    return []
  }
  const connection: DatabaseConnection = {
    executeQuery: <Row>(query: CompiledQuery) =>
      Promise.resolve<QueryResult<Row>>({ rows: answer(query) as Row[], numAffectedRows: 1n }),
    streamQuery: () => {
      throw new Error('Nothing is streamed.')
    },
  }
  const done = () => Promise.resolve()
  return new Kysely<Database>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => ({
        init: done,
        acquireConnection: () => Promise.resolve(connection),
        beginTransaction: done,
        commitTransaction: done,
        rollbackTransaction: done,
        releaseConnection: done,
        destroy: done,
      }),
      createIntrospector: (db) => new PostgresIntrospector(db),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  })
}

const ACCOUNT = {
  id: 7,
  nick_name: 'nick',
  avatar: '',
  user_level: 1,
  is_anchor: 0,
  status: 1,
  sigs_since: 0,
  session: null,
}

const groupOf = (groupID: string) => ({
  group_id: groupID,
  type: groupID === 'group' ? 'Public' : 'AVChatRoom',
  name: 'name',
  avatar: '',
  introduction: '',
  notification: '',
  owner_id: '7',
  join_option: 'FreeAccess',
  max_member_count: 2_000,
  invite_option: 'FreeAccess',
  info_seq: 0,
  info_time: 0,
  custom_fields: {},
  dismissed_at: 0,
  mute_all: false,
  slow_mode: 0,
  created_at: 0,
  seq: 0,
  last_time: 0,
  member_count: 1,
})
