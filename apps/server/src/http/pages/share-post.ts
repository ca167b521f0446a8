import type { ContentComment, Moment } from '@org/api-client/contract'
import { listComments } from '../../services/content/comments'
import { readMoment } from '../../services/content/videos'
import type { Context } from '../../services/context'
import type { Language } from '../../services/language'
import type { ShareCard } from '../../services/share/share-card'
import { escaped } from '../escaped'

/** What the page of a moment shows besides its card. */
export interface Post {
  readonly moment: Moment
  /** The newest. */
  readonly comments: readonly ContentComment[]
}

const MOST_COMMENTS = 10

/** A moment that is there, as a guest sees it. */
export const postOf = async (context: Context, id: number, site: string, lang: Language): Promise<Post> => {
  const guest = { uid: 0, lang }
  const asked = { target: 'moment', id, cursor: '', size: MOST_COMMENTS } as const
  const [{ moment }, { list }] = await Promise.all([
    readMoment(context, guest, id),
    listComments(context, guest, site, asked),
  ])
  return { moment, comments: list }
}

/** The origins of pictures that are elsewhere, for the content security policy. */
export const originsOf = ({ moment }: Post): string[] => [
  ...new Set(moment.pictures.filter((url) => URL.canParse(url)).map((url) => new URL(url).origin)),
]

/** The text as a whole, the pictures, what was said of it and the newest comments. */
export const postHtml = ({ moment, comments }: Post, card: ShareCard, lang: Language): string => {
  const { text, pictures, likes } = moment
  const { picture, counts } = TEXTS[lang]
  const isWhole = text === card.title
  return [
    ...pictures.map((url) => `<img src="${escaped(url)}" alt="${escaped(picture)}">`),
    `<h1>${escaped(isWhole ? text : card.text)}</h1>`,
    isWhole ? '' : `<p>${escaped(text)}</p>`,
    `<p>${escaped([...(isWhole ? [card.text] : []), ...counts(likes, moment.comments)].join(' · '))}</p>`,
    comments.length === 0 ? '' : `<ul>${comments.map(commentHtml).join('')}</ul>`,
  ].join('')
}

const commentHtml = ({ author, text }: ContentComment): string =>
  `<li><b>${escaped(author.nick_name)}</b> ${escaped(text)}</li>`

interface Texts {
  readonly picture: string
  readonly counts: (likes: number, comments: number) => string[]
}

const TEXTS: Readonly<Record<Language, Texts>> = {
  zh: { picture: '图片', counts: (likes, comments) => [`${likes} 个赞`, `${comments} 条评论`] },
  'pt-BR': {
    picture: 'Imagem',
    counts: (likes, comments) => [
      `${likes} ${likes === 1 ? 'curtida' : 'curtidas'}`,
      `${comments} ${comments === 1 ? 'comentário' : 'comentários'}`,
    ],
  },
}
