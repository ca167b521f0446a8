import * as v from 'valibot'
import { allCategories, insertCategory, updateCategory } from '../../store/live/categories'
import { addedRow, changeRows } from './change-rows'
import { fail, fieldsOf, idOf, someOf, whole, words, yesNo } from './fields'
import type { Noun } from './noun'

const names = { name_zh: words(32), name_pt: words(32), sport_id: whole(0, 3) }
const order = { position: v.optional(whole(0, 9_999)), is_on: v.optional(yesNo) }
const added = v.strictObject({ ...names, ...order })
const changed = someOf(v.strictObject({ ...v.partial(v.object(names)).entries, ...order }))

export const categories: Noun = {
  one: 'category',
  list: (db) => allCategories(db),
  verbs: {
    add: async ({ db, words: rest }) => {
      const id = (await insertCategory(db, fieldsOf(added, rest))) ?? fail('It has the number of another category.')
      return { changes: [await addedRow(db, ['category', id])] }
    },
    change: async ({ db, words: [id, ...rest] }) => {
      const number = idOf(id, 'a category')
      const fields = fieldsOf(changed, rest)
      const changes = await changeRows(db, [['category', number]], async () => {
        if (!(await updateCategory(db, number, fields))) fail(`There is no category ${number}.`)
      })
      return { changes }
    },
  },
}
