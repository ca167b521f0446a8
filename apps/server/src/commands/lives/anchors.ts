import * as v from 'valibot'
import { allAnchors, dismissAnchor, saveAnchor } from '../../store/live/anchors'
import { changeRows } from './change-rows'
import { fail, fieldsOf, idOf, text, whole } from './fields'
import type { Noun, Order, Outcome } from './noun'

const facts = v.strictObject({
  anchor_level: v.optional(whole(0, 999)),
  nick_name_pt: v.optional(text(32)),
  signature: v.optional(text(200)),
  signature_pt: v.optional(text(200)),
})

const save = async ({ db, words: [user, ...rest] }: Order, isAnchor: boolean): Promise<Outcome> => {
  const uid = idOf(user, 'a member')
  const given = fieldsOf(facts, rest)
  const changes = await changeRows(db, [['anchor', uid]], (account) => {
    if (!account) fail(`There is no member ${uid}.`)
    if ((account?.['is_anchor'] === 1) !== isAnchor) fail(`Member ${uid} is ${isAnchor ? 'not' : 'already'} an anchor.`)
    return saveAnchor(db, uid, given)
  })
  return { changes }
}

export const anchors: Noun = {
  one: 'anchor',
  list: async (db) =>
    (await allAnchors(db)).map(
      ({ id, nick_name, nick_name_pt, anchor_level, fans_count, status, signature, signature_pt }) => ({
        id,
        nick_name,
        nick_name_pt,
        anchor_level,
        fans_count,
        closed: status === 0 ? 'yes' : '',
        signature,
        signature_pt,
      }),
    ),
  verbs: {
    add: (order) => save(order, false),
    change: (order) => save(order, true),
    dismiss: async ({ db, words: [user, ...rest] }) => {
      const uid = idOf(user, 'an anchor')
      fieldsOf(v.strictObject({}), rest)
      const changes = await changeRows(
        db,
        [
          ['anchor', uid],
          ['room', uid],
        ],
        async () => {
          if (!(await dismissAnchor(db, uid))) fail(`Member ${uid} is not an anchor.`)
        },
      )
      return { changes }
    },
  },
}
