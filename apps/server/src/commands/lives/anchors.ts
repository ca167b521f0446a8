import * as v from 'valibot'
import { findAccount } from '../../store/identity/accounts'
import { allAnchors, dismissAnchor, saveAnchor } from '../../store/live/anchors'
import { fail, fieldsOf, idOf, text, whole } from './fields'
import type { Noun, Order } from './noun'

const facts = v.strictObject({
  anchor_level: v.optional(whole(0, 999)),
  nick_name_pt: v.optional(text(32)),
  signature: v.optional(text(200)),
  signature_pt: v.optional(text(200)),
})

const save = async ({ db, words: [user, ...rest] }: Order, isAnchor: boolean): Promise<null> => {
  const uid = idOf(user, 'a member')
  const given = fieldsOf(facts, rest)
  const account = await findAccount(db, uid)
  if (account === null) fail(`There is no member ${uid}.`)
  if ((account?.is_anchor === 1) !== isAnchor) fail(`Member ${uid} is ${isAnchor ? 'not' : 'already'} an anchor.`)
  await saveAnchor(db, uid, given)
  return null
}

export const anchors: Noun = {
  list: async ({ db }) =>
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
      if (!(await dismissAnchor(db, uid))) fail(`Member ${uid} is not an anchor.`)
      return null
    },
  },
}
