import * as v from 'valibot'
import { allCategories, insertCategory, updateCategory } from '../../store/live/categories'
import { fail, fieldsOf, idOf, someOf, whole, words, yesNo } from './fields'
import type { Noun } from './noun'

const names = { name_zh: words(32), name_pt: words(32), sport_id: whole(0, 3) }
const order = { position: v.optional(whole(0, 9_999)), is_on: v.optional(yesNo) }
const added = v.strictObject({ ...names, ...order })
const changed = someOf(v.strictObject({ ...v.partial(v.object(names)).entries, ...order }))

export const categories: Noun = {
  list: ({ db }) => allCategories(db),
  verbs: {
    add: async ({ db, words: rest }) => {
      await insertCategory(db, fieldsOf(added, rest))
      return null
    },
    change: async ({ db, words: [id, ...rest] }) => {
      const number = idOf(id, 'a category')
      if (!(await updateCategory(db, number, fieldsOf(changed, rest)))) fail(`There is no category ${number}.`)
      return null
    },
  },
}
