import type { CompiledQuery } from 'kysely'
import type pg from 'pg'

interface Plan {
  readonly 'Node Type': string
  readonly 'Relation Name'?: string
  readonly Plans?: readonly Plan[]
}

/** The tables that a query reads from their beginning to their end, by the plan of the database. */
export const tablesScanned = async (
  pool: pg.Pool | pg.PoolClient,
  { sql: text, parameters }: CompiledQuery,
): Promise<string[]> => {
  const { rows } = await pool.query<{ 'QUERY PLAN': readonly { Plan: Plan }[] }>(`EXPLAIN (FORMAT JSON) ${text}`, [
    ...parameters,
  ])
  return rows.flatMap((row) => row['QUERY PLAN'].flatMap((each) => scans(each.Plan)))
}

const scans = ({ 'Node Type': type, 'Relation Name': table = '', Plans = [] }: Plan): string[] => [
  ...(type === 'Seq Scan' ? [table] : []),
  ...Plans.flatMap(scans),
]
