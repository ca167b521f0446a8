import type { Kysely, Transaction } from 'kysely'
import pg from 'pg'
import * as v from 'valibot'
import { inTransaction } from '../store/database/in-transaction'
import type { Database } from '../store/schema'
import { indexTitle } from '../store/search/index-names'
import { fail, fieldsOf } from './lives/fields'
import { checkRow } from './admin/check-row'
import type { Row } from './admin/locked-row'
import { noteChange, type Operator } from './admin/note-change'
import type { Noun } from './admin/noun'
import { history, list, rowOf } from './admin/noun-rows'
import { NOUNS } from './admin/nouns'
import { changeQueue } from './admin/queue'
import { QUEUES } from './admin/queues'
import { textTable } from './text-table'

const fieldList = ({ needed, optional }: Noun): string =>
  `${Object.keys(needed)
    .map((name) => `${name}=`)
    .join(' ')}, and if wanted ${Object.keys(optional)
    .map((name) => `${name}=`)
    .join(' ')}`

const USAGE = `Usage: npm run admin -- NOUN [VERB [NUMBER] [NAME=VALUE …]]

  NOUN             lists the rows, the newest first
  NOUN show N      all fields of a row
  NOUN add         with the fields of the noun
  NOUN change N    the named fields
  NOUN remove N
  NOUN history N   who has changed a row, and when

${Object.entries(NOUNS)
  .map(([name, noun]) => `  ${name.padEnd(12)}${fieldList(noun)}`)
  .join('\n')}

Rows to which records refer are not removed: is_on=no takes them from sale or sight. More verbs:

${Object.values(NOUNS)
  .flatMap(({ usage }) => usage ?? [])
  .join('\n')}

What users write waits for operators, who also mark rooms and members. A NOUN alone lists it, show N shows a row, and history N who
has changed it:

${Object.values(QUEUES)
  .map(({ usage }) => usage)
  .join('\n')}

A text for blocks has an empty line between paragraphs; "# " is a heading, "> " a quote, "- " an item of a list, ![what it shows](address)
a picture and [text](address) a link. Times are written as 2026-12-01T20:00Z. Each change is noted with the operator, and users see
it with their next request.`

/** Runs the operator's command on the content and returns its result. Throws an Error that names the invalid argument. */
export const changeContent = async (
  db: Kysely<Database>,
  given: readonly string[],
  operator: Operator,
): Promise<string> => {
  const [name = '', verb = '', ...words] = given.filter((word) => word !== '--')
  const queue = Object.hasOwn(QUEUES, name) ? QUEUES[name] : undefined
  if (queue !== undefined)
    return verb === 'history' ? history(db, name, words[0]) : changeQueue(db, name, queue, [verb, ...words], operator)
  const noun = Object.hasOwn(NOUNS, name) ? NOUNS[name] : undefined
  const run = noun === undefined ? undefined : verbOf(noun, verb)
  if (noun === undefined || (verb !== '' && run === undefined)) throw new Error(USAGE)
  const order = { name, noun, words, operator }
  if (run === undefined) return list(db, noun)
  try {
    return await inTransaction(db, async (transaction) => (await run(transaction, order)) ?? list(transaction, noun))
  } catch (error) {
    if (error instanceof pg.DatabaseError && error.code === FOREIGN_KEY) fail(error.detail ?? error.message)
    throw error
  }
}

/** PostgreSQL: a row names another one that is not there. */
const FOREIGN_KEY = '23503'

const verbOf = ({ verbs = {} }: Noun, verb: string): Verb | undefined => {
  if (Object.hasOwn(VERBS, verb)) return VERBS[verb]
  const own = Object.hasOwn(verbs, verb) ? verbs[verb] : undefined
  if (own === undefined) return undefined
  return async (db, order) => {
    const { name, noun, words, operator } = order
    const id = Number((await rowOf(db, name, noun, words[0]))['id'])
    const after = await own({ db, id, words: words.slice(1), now: operator.now })
    await note(db, order, { verb, id, before: null, after })
    return null
  }
}

interface Order {
  readonly name: string
  readonly noun: Noun
  readonly words: readonly string[]
  readonly operator: Operator
}

/** Null for the list. */
type Verb = (db: Transaction<Database>, order: Order) => Promise<string | null>

/** The answer to a repeated addition. Fails if it is another one. */
const addedBefore = async (db: Transaction<Database>, { name, noun }: Order, fields: Row): Promise<string> => {
  const once = String(noun.once)
  const row: Row = await db
    .selectFrom(noun.table)
    .selectAll()
    .where(once as never, '=', fields[once] as never)
    .executeTakeFirstOrThrow()
  const other = Object.keys(fields).find((field) => fields[field] !== row[field])
  if (other !== undefined) fail(`${once} is that of ${name} ${row['id']}, which has another ${other}.`)
  return `Added ${name} ${row['id']} before.`
}

const DONE = 'It has been done: it neither changes nor is it removed.'

const VERBS: Readonly<Record<string, Verb>> = {
  show: async (db, { name, noun, words }) => {
    const row = await rowOf(db, name, noun, words[0])
    return textTable(Object.entries(row).map(([field, value]) => ({ field, value: shownValue(value) })))
  },

  add: async (db, order) => {
    const { name, noun, words, operator } = order
    const fields: Row = fieldsOf(
      v.strictObject({ ...noun.needed, ...v.partial(v.object(noun.optional)).entries }),
      words,
    )
    await checkRow(db, noun, fields)
    const { once, since } = noun
    const row = await db
      .insertInto(noun.table)
      // The schemas of the noun are those of its table.
      .values({ ...(since && { [since]: operator.now }), ...noun.fixed, ...fields } as never)
      .$if(once !== undefined, (insert) => insert.onConflict((conflict) => conflict.column(once as never).doNothing()))
      .returningAll()
      .executeTakeFirst()
    if (row === undefined) return addedBefore(db, order, fields)
    await noun.does?.({ db, id: row.id, now: operator.now })
    await note(db, order, { verb: 'add', id: row.id, before: null, after: row })
    return `Added ${name} ${row.id}.`
  },

  change: async (db, order) => {
    const { name, noun, words, operator } = order
    if (noun.does) fail(DONE)
    const [id, ...rest] = words
    const before = await rowOf(db, name, noun, id)
    const all = v.partial(v.object({ ...noun.needed, ...noun.optional })).entries
    const fields: Row = fieldsOf(v.strictObject(all), rest)
    const settled = Object.keys(fields).find((field) => noun.settled?.includes(field))
    if (settled !== undefined) fail(`${settled} stays as it is, because records refer to it: add another ${name}.`)
    if (Object.keys(fields).length === 0) fail('Name what is to be changed, as name=value.')
    await checkRow(db, noun, fields, before)
    const after = await db
      .updateTable(noun.table)
      .set(fields as never)
      .where('id', '=', Number(id))
      .returningAll()
      .executeTakeFirstOrThrow()
    await note(db, { ...order, operator }, { verb: 'change', id: after.id, before, after })
    return null
  },

  remove: async (db, order) => {
    if (order.noun.does) fail(DONE)
    if (order.noun.stays) fail(`Records refer to a ${order.name}: turn it off with is_on=no.`)
    const before = await rowOf(db, order.name, order.noun, order.words[0])
    const id = Number(before['id'])
    await db.deleteFrom(order.noun.table).where('id', '=', id).execute()
    await note(db, order, { verb: 'remove', id, before, after: null })
    return null
  },

  history: (db, { name, words }) => history(db, name, words[0]),
}

const shownValue = (value: unknown) => (typeof value === 'object' && value !== null ? JSON.stringify(value) : value)

/** Notes the change, and brings the search up to it. */
const note = async (
  db: Transaction<Database>,
  { name, noun, operator }: Order,
  change: { verb: string; id: number; before: Row | null; after: Row | null },
) => {
  if (noun.table === 'video' || noun.table === 'article') await indexTitle(db, noun.table, change.id)
  await noteChange(db, operator, { noun: name, ...change })
}
