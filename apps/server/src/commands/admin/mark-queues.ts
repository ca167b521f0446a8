import * as v from 'valibot'
import { fail, fieldsOf, whole, yesNo } from '../lives/fields'
import type { Queue } from './queue'

/** A place in a list of the site; 0 for none. */
const place = whole(0, 100)

/** What operators mark, by the noun of the command. */
export const MARK_QUEUES: Readonly<Record<string, Queue>> = {
  room: {
    table: 'live_room',
    columns: ['anchor_id', 'badge', 'title_zh', 'title_pt'],
    usage:
      '  room badge N badge=       the room has that badge of the list live_badge_zh and live_badge_pt, from 1; 0 for none',
    list: (db) =>
      db
        .selectFrom('live_room')
        .select(['anchor_id', 'badge', 'title_zh', 'title_pt'])
        .where('badge', '>', 0)
        .orderBy('anchor_id', 'desc')
        .limit(100)
        .execute(),
    verbs: {
      badge: async ({ db, id, words }) => {
        const { badge } = fieldsOf(v.strictObject({ badge: place }), words)
        await db.updateTable('live_room').set({ badge }).where('anchor_id', '=', id).execute()
      },
    },
  },
  member: {
    table: 'account',
    columns: ['id', 'nick_name', 'tag', 'guild_id', 'has_no_ads'],
    usage: `  member tag N tag=         the member has that tag of the list user_tag_zh and user_tag_pt, from 1; 0 for none
  member guild N guild_id=      the anchor streams for the guild of that number; 0 for none
  member ads N has_no_ads=      yes: the member sees no advertisement over a page`,
    list: (db) =>
      db
        .selectFrom('account')
        .select(['id', 'nick_name', 'tag', 'guild_id', 'has_no_ads'])
        .where((is) => is.or([is('tag', '>', 0), is('guild_id', '>', 0), is('has_no_ads', '=', true)]))
        .orderBy('id', 'desc')
        .limit(100)
        .execute(),
    verbs: {
      tag: async ({ db, id, words }) => {
        const { tag } = fieldsOf(v.strictObject({ tag: place }), words)
        await db.updateTable('account').set({ tag }).where('id', '=', id).execute()
      },
      guild: async ({ db, id, words }) => {
        const mark = fieldsOf(v.strictObject({ guild_id: whole(0, 2_147_483_647) }), words)
        const marked = db.updateTable('account').set(mark).where('id', '=', id).where('is_anchor', '=', 1)
        if ((await marked.executeTakeFirst()).numUpdatedRows === 0n) fail(`Member ${id} is no anchor.`)
      },
      ads: async ({ db, id, words }) => {
        const mark = fieldsOf(v.strictObject({ has_no_ads: yesNo }), words)
        await db.updateTable('account').set(mark).where('id', '=', id).execute()
      },
    },
  },
}
