import type { Endpoints, ParsedRequestOf, ReplyOf } from '@org/api-client/contract'
import { parseGroupId } from '@org/domain'
import { joinedFanGroups, normalGroups, type ProductGroupRow } from '../../store/im/product-groups'
import type { Context } from '../context'
import type { Language } from '../language'

type Groups = ReplyOf<Endpoints['getChatGroups']>

/** The keys of a group with its texts in Portuguese. */
export const NAME_PT = 'name_pt'
export const INTRODUCTION_PT = 'introduction_pt'

export const listChatGroups = async (
  { db }: Context,
  userID: string,
  { page, size }: ParsedRequestOf<Endpoints['getChatGroups']>,
  lang: Language,
): Promise<Groups> => {
  const { rows, total } = await normalGroups(db, userID, { offset: (page - 1) * size, limit: size })
  return { list: rows.map((row) => wireGroup(row, lang)), total, page }
}

export const listAnchorGroups = async ({ db }: Context, userID: string, lang: Language) => ({
  list: (await joinedFanGroups(db, userID)).map((row) => wireGroup(row, lang)),
})

const wireGroup = (row: ProductGroupRow, lang: Language): Groups['list'][number] => {
  const { group_id, avatar, member_count, joined, unread, custom_fields, owner_id } = row
  const inPt = (key: string, text: string) => (lang === 'zh' ? text : custom_fields[key] || text)
  return {
    group_id,
    name: inPt(NAME_PT, row.name),
    avatar,
    introduction: inPt(INTRODUCTION_PT, row.introduction),
    member_count,
    joined: joined ? 1 : 0,
    unread,
    anchor_id: parseGroupId(group_id)?.kind === 'anchorFans' ? Number(owner_id) : 0,
  }
}
