import { pagePath, parseGroupId } from '@org/domain'
import type { Group } from '@org/im-sdk/groups'
import { useAppSelector } from '../../store/store'

/** The number of the anchor whose fans a group is for; null for another group. */
export const anchorOf = (groupID: string): number | null => {
  const parsed = parseGroupId(groupID)
  return parsed?.kind === 'anchorFans' && /^[1-9]\d{0,8}$/.test(parsed.id) ? Number(parsed.id) : null
}

/** The addresses of the pages of a group: fan groups have their own. */
export const groupPaths = (groupID: string) => {
  const isFans = parseGroupId(groupID)?.kind === 'anchorFans'
  return {
    chat: pagePath(isFans ? 'anchorGroup' : 'chatGroup', { id: groupID }),
    info: pagePath(isFans ? 'anchorGroupInfo' : 'chatGroupInfo', { gid: groupID }),
    news: pagePath(isFans ? 'anchorGroupNews' : 'chatGroupNews', { gid: groupID }),
    member: (uid: string) => pagePath(isFans ? 'anchorGroupMember' : 'chatGroupMember', { uid, gid: groupID }),
  }
}

type Texts = Pick<Group, 'name' | 'introduction' | 'groupCustomField'>

/** The name and the introduction of a group in the language of the app. */
export const useGroupTexts = () => {
  const lang = useAppSelector((state) => state.preferences.lang)
  return ({ name, introduction, groupCustomField }: Texts) => {
    const inPt = (key: string, text: string) =>
      (lang === 'pt-br' && groupCustomField.find((field) => field.key === key)?.value) || text
    return { name: inPt('name_pt', name), introduction: inPt('introduction_pt', introduction) }
  }
}

/** Whether the user of this role manages the group. */
export const isManager = (role: string | undefined): boolean => role === 'Owner' || role === 'Admin'
