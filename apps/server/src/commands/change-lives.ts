import type { Kysely } from 'kysely'
import { inTransaction } from '../store/database/in-transaction'
import type { Database } from '../store/schema'
import { noteChange, type Operator } from './admin/note-change'
import { history } from './admin/noun-rows'
import { anchors } from './lives/anchors'
import { categories } from './lives/categories'
import { idOf } from './lives/fields'
import { managers } from './lives/managers'
import type { Noun } from './lives/noun'
import { rooms } from './lives/rooms'
import { streams } from './lives/streams'
import { textTable } from './text-table'

const USAGE = `Usage: npm run server -- app:live NOUN [VERB [NUMBER] [NAME=VALUE …]]

  categories                 add name_zh= name_pt= sport_id=; change CATEGORY
                             position=, the lowest first, is_on=no hides it
  anchors                    add MEMBER; change MEMBER; dismiss MEMBER, whose room goes off air
                             anchor_level= signature=, and in Portuguese nick_name_pt= signature_pt=
  rooms                      add ANCHOR category_id= title_zh=; change ROOM; open ROOM; close ROOM
                             title_pt= cover= notice= match_id=, 0 for none, priority=, the highest first, heat=
                             follows_matches=yes assigns matches of its sport and goes on air automatically
  streams [ROOM]             add ROOM format= url=; change STREAM; remove STREAM
                             quality=HD line=1 source=direct name= position=, the lowest first
  managers [ROOM]            add ROOM MEMBER; remove ROOM MEMBER
                             they have a badge, and slow mode and mute-all do not apply to them

Without a verb it lists the rows, and NOUN history N who has changed one, and when; that of managers is
by room. A room has the number of its anchor, who is a member; {home} and {away} in a title stand for the names of its match.
Each change is noted with the operator. Users see changes with their next poll, and running servers apply those of managers
within two seconds.`

const NOUNS: Readonly<Record<string, Noun>> = { categories, anchors, rooms, streams, managers }

/**
 * Runs the operator's command and returns the rows of its noun after it. Throws an Error that names the invalid
 * argument or the missing row.
 */
export const changeLives = async (
  db: Kysely<Database>,
  given: readonly string[],
  operator: Operator,
): Promise<string> => {
  const [name = '', ...rest] = given.filter((word) => word !== '--')
  const noun = Object.hasOwn(NOUNS, name) ? NOUNS[name] : undefined
  if (noun === undefined) throw new Error(USAGE)
  const [verb = '', ...words] = rest
  if (verb === 'history') return history(db, noun.one, words[0])
  const run = Object.hasOwn(noun.verbs, verb) ? noun.verbs[verb] : undefined
  const { now } = operator
  if (run !== undefined)
    return inTransaction(db, async (transaction) => {
      const { changes, room } = await run({ db: transaction, words, now })
      for (const change of changes) await noteChange(transaction, operator, { verb, ...change })
      return textTable(await noun.list(transaction, room ?? null, now))
    })
  if (words.length > 0 || !/^\d*$/.test(verb)) throw new Error(USAGE)
  return textTable(await noun.list(db, verb === '' ? null : idOf(verb, 'a room'), now))
}
