import { chatBadge, isChinese, nameFor, type HostMessage, type HostMessagePayloads, type HostSender } from '@org/domain'
import type { RoomChatAuthor, RoomChatMessage } from '@org/ui/live'

export interface HostTexts {
  anchor: string
  admin: string
  locale: string
  gift: (name: string) => string
  followed: (name: string) => string
  entered: (name: string) => string
  quiz: (told: { title: string; result: string; gold: number }) => string
  otherRoom: (told: { sender: string; anchor: string; name: string; count: number }) => string
}

/** A sender with name and badge. */
export const hostAuthor = (
  sender: HostSender,
  { anchor, admin, locale }: Pick<HostTexts, 'anchor' | 'admin' | 'locale'>,
): RoomChatAuthor => {
  const { is_anchor, is_admin, user_level } = sender
  const kind = chatBadge({ isAnchor: is_anchor, isAdmin: is_admin, level: user_level })
  const label = kind === 'anchor' ? anchor : kind === 'admin' ? admin : `Lv${user_level}`
  return { name: senderName(sender, locale), ...(kind ? { badge: { kind, label } } : {}) }
}

/** The name of a sender in the language of the viewer. */
export const senderName = ({ nick_name, nick_name_pt }: HostSender, locale: string): string =>
  isChinese(locale) ? nameFor(nick_name, locale) : nick_name_pt || nameFor(nick_name, locale)

/** The name of the anchor of another room in the language of the viewer. */
export const anchorName = (
  { anchor_name, anchor_name_pt }: HostMessagePayloads['OtherRoomPackageNotify'],
  locale: string,
): string => (isChinese(locale) ? anchor_name : anchor_name_pt || anchor_name)

/** The name of a gift in the language of the viewer. */
export const giftName = (gift: { gift_name: string; gift_name_pt?: string }, locale: string): string =>
  isChinese(locale) ? gift.gift_name : gift.gift_name_pt || gift.gift_name

/** The line of what the host says in a room; null for what has none. */
export const hostLine = (id: string, { type, data }: HostMessage, texts: HostTexts): RoomChatMessage | null => {
  if (type === 'SendPackage')
    return {
      id,
      kind: 'gift',
      author: hostAuthor(data.sender, texts),
      text: texts.gift(giftName(data, texts.locale)),
      icon: data.gift_icon,
      count: data.count,
    }
  if (type === 'RoomMessage') return { id, kind: 'text', author: hostAuthor(data.sender, texts), text: data.text }
  if (type === 'EnterRoomMessage')
    return { id, kind: 'notice', text: texts.entered(senderName(data.sender, texts.locale)) }
  if (type === 'AttentAnchor')
    return { id, kind: 'notice', text: texts.followed(senderName(data.sender, texts.locale)) }
  if (type === 'QuizBalanceFinished') {
    const isHan = isChinese(texts.locale)
    const title = isHan ? data.title : data.title_pt || data.title
    const result = isHan ? data.result : data.result_pt || data.result
    return { id, kind: 'notice', text: texts.quiz({ title, result, gold: data.gold }) }
  }
  if (type === 'OtherRoomPackageNotify')
    return {
      id,
      kind: 'notice',
      text: texts.otherRoom({
        sender: senderName(data.sender, texts.locale),
        anchor: anchorName(data, texts.locale),
        name: giftName(data, texts.locale),
        count: data.count,
      }),
    }
  return null
}
