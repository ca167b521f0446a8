import type { Kysely } from 'kysely'
import type { Database } from '../store/schema'
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
                             title_pt= cover= match_id=, 0 for none, priority=, the highest first, heat=
                             follows_matches=yes assigns matches of its sport and goes on air automatically
  streams [ROOM]             add ROOM format= url=; change STREAM; remove STREAM
                             quality=HD line=1 source=direct name= position=, the lowest first
  managers [ROOM]            add ROOM MEMBER; remove ROOM MEMBER
                             they have a badge, and slow mode and mute-all do not apply to them

Without a verb it lists the rows. A room has the number of its anchor, who is a member; {home} and {away} in a title stand for the
names of its match. Users see changes with their next poll, and running
servers apply those of managers within two seconds.`

const NOUNS: Readonly<Record<string, Noun>> = { categories, anchors, rooms, streams, managers }

/**
 * Runs the operator's command and returns the rows of its noun after it. Throws an Error that names the invalid
 * argument or the missing row. `now` is in epoch seconds.
 */
export const changeLives = async (db: Kysely<Database>, given: readonly string[], now: number): Promise<string> => {
  const [name = '', ...rest] = given.filter((word) => word !== '--')
  const noun = Object.hasOwn(NOUNS, name) ? NOUNS[name] : undefined
  if (noun === undefined) throw new Error(USAGE)
  const [verb = '', ...words] = rest
  const order = { db, words, now }
  if (Object.hasOwn(noun.verbs, verb)) {
    const room = (await noun.verbs[verb]?.(order)) ?? null
    return textTable(await noun.list(order, room))
  }
  if (words.length > 0 || !/^\d*$/.test(verb)) throw new Error(USAGE)
  return textTable(await noun.list(order, verb === '' ? null : idOf(verb, 'a room')))
}
