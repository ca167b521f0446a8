import { downloadPath } from '@org/domain'
import { findBrand, themeCss, type Brand } from '@org/site-brands'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Refusal } from '../../services/refusal'
import { type ShareCard, shareCard, type Shared } from '../../services/share/share-card'
import type { Context } from '../../services/context'
import type { Language } from '../../services/language'
import type { Site } from '../../services/sites/sites'
import { escaped } from '../escaped'
import { askedLanguage, languageOf, type PageLanguage } from './page-language'
import { originsOf, type Post, postHtml, postOf } from './share-post'

const KINDS = 'live|video|dynamic|shortvideo|recordvideo|article|anchor|activity'
const ID = ':id(^[1-9]\\d{0,9}$)'

/** The page has no script, and nothing from elsewhere but the pictures of a moment. */
const policy = (post: Post | null): string =>
  `default-src 'none'; img-src ${["'self'", ...(post === null ? [] : originsOf(post))].join(' ')}; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'`

interface Texts {
  readonly open: string
  readonly app: string
  readonly missing: string
  readonly home: string
}

const TEXTS: Readonly<Record<Language, Texts>> = {
  zh: { open: '立即观看', app: '下载 APP', missing: '内容不存在', home: '回到首页' },
  'pt-BR': { open: 'Ver agora', app: 'Baixar o app', missing: 'Conteúdo não encontrado', home: 'Ir ao início' },
}

interface Params {
  /** Not in the path of a match. */
  readonly kind?: Shared['kind']
  readonly sport?: string
  readonly id: string
}

/**
 * The pages below `/m/share`, those of articles, anchors and activities being ours, which apps and search engines read
 * without a script: what is shared, its picture, and the link to its page of the app.
 */
export const registerSharePages = (
  app: FastifyInstance,
  context: Context,
  siteOf: (request: FastifyRequest) => Site,
): void => {
  const send = (path: string) =>
    app.get<{ Params: Params }>(path, async (request, reply) => {
      const brand = findBrand(siteOf(request))
      if (brand === null) throw new Refusal('notFound')
      const lang: Language = languageOf(brand, request) === 'cn' ? 'zh' : 'pt-BR'
      const { kind = 'match', sport, id } = request.params
      const shown = await shareCard(context, { kind, id: Number(id), site: brand.code }, lang).catch(noneIfMissing)
      const card = sport === undefined || shown?.page === `/share/match/${sport}/${id}` ? shown : null
      const post =
        card !== null && kind === 'dynamic'
          ? await postOf(context, Number(id), brand.code, lang).catch(noneIfMissing)
          : null
      const origin = `${request.protocol}://${request.host}`
      return reply
        .code(card === null ? 404 : 200)
        .type('text/html; charset=utf-8')
        .header('cache-control', 'no-cache')
        .header('vary', 'accept-language')
        .header('content-security-policy', policy(post))
        .send(
          sharePage({
            brand,
            lang,
            card,
            post,
            origin,
            asked: askedLanguage(request),
            channel: channelOf(request.query),
          }),
        )
    })
  send(`/m/share/:kind(^(?:${KINDS})$)/${ID}`)
  send(`/m/share/match/:sport(^(?:football|basketball)$)/${ID}`)
}

const noneIfMissing = (error: unknown): null => {
  if (error instanceof Refusal && error.refusal === 'notFound') return null
  throw error
}

interface Page {
  readonly brand: Brand
  readonly lang: Language
  /** Null if there is no such thing. */
  readonly card: ShareCard | null
  /** Of a moment. */
  readonly post: Post | null
  readonly origin: string
  /** The language that the address names: who reads the page by its canonical address gets that one too. */
  readonly asked: PageLanguage | null
  /** Through which channel the reader has come. */
  readonly channel: Channel
}

interface Channel {
  readonly channel?: string
  readonly channelCode?: string
}

const channelOf = (query: unknown): Channel => {
  const { channel, channelCode } = query as Readonly<Record<string, unknown>>
  return {
    ...(typeof channel === 'string' && { channel }),
    ...(typeof channelCode === 'string' && { channelCode }),
  }
}

const sharePage = ({ brand, lang, card, post, origin, asked, channel }: Page): string => {
  const texts = TEXTS[lang]
  const site = brand.displayName[lang]
  const title = card === null ? texts.missing : card.title
  const link = (to: string, text: string) => `<a href="/m${escaped(to)}">${escaped(text)}</a>`
  const canonical = card === null ? '' : `${origin}/m${card.page}${asked === null ? '' : `?lang=${asked}`}`
  const facts =
    card === null
      ? '<meta name="robots" content="noindex">'
      : [
          `<link rel="canonical" href="${escaped(canonical)}">`,
          meta('name', 'description', card.text),
          meta('property', 'og:type', 'website'),
          meta('property', 'og:site_name', site),
          meta('property', 'og:locale', lang === 'zh' ? 'zh_CN' : 'pt_BR'),
          meta('property', 'og:title', title),
          meta('property', 'og:description', card.text),
          meta('property', 'og:url', canonical),
          meta('property', 'og:image', `${origin}${card.picture}`),
          meta('property', 'og:image:width', '1200'),
          meta('property', 'og:image:height', '630'),
          meta('name', 'twitter:card', 'summary_large_image'),
          meta('name', 'twitter:title', title),
          meta('name', 'twitter:description', card.text),
          meta('name', 'twitter:image', `${origin}${card.picture}`),
        ].join('')
  const body =
    card === null
      ? `<h1>${escaped(texts.missing)}</h1><nav>${link('/', texts.home)}</nav>`
      : `${post === null ? cardHtml(card) : postHtml(post, card, lang)}<nav>${link(withQuery(card.target, { ...channel, ...(asked !== null && { lang: asked }) }), texts.open)}${brand.downloadBanner ? link(downloadPath(channel), texts.app) : ''}</nav>`
  return `<!doctype html><html lang="${lang === 'zh' ? 'zh-CN' : 'pt-BR'}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${escaped(`${title} - ${site}`)}</title>${facts}<style>${themeCss([brand])}${STYLE}</style></head><body data-brand="${brand.code}"><main><p class="site">${escaped(site)}</p>${body}</main></body></html>`
}

/** What the app reads of an address, after what the page has in it. */
const withQuery = (path: string, values: Readonly<Record<string, string>>): string => {
  const query = new URLSearchParams(values).toString()
  return query === '' ? path : `${path}${path.includes('?') ? '&' : '?'}${query}`
}

const cardHtml = ({ picture, title, text }: ShareCard): string =>
  `<img src="${escaped(picture)}" alt="" width="1200" height="630"><h1>${escaped(title)}</h1><p>${escaped(text)}</p>`

const meta = (by: 'name' | 'property', name: string, content: string): string =>
  `<meta ${by}="${name}" content="${escaped(content)}">`

const STYLE =
  ':root{color-scheme:light dark}body{margin:0;font:16px/1.5 system-ui,sans-serif;background:Canvas;color:CanvasText}main{max-width:600px;margin:0 auto;padding:16px}img{display:block;width:100%;height:auto;border-radius:8px}img+img{margin-top:8px}h1{margin:16px 0 8px;font-size:22px;line-height:1.3;overflow-wrap:anywhere}p,li{margin:0 0 8px;overflow-wrap:anywhere}ul{margin:16px 0 0;padding:0;list-style:none}.site{font-weight:600}nav{display:flex;flex-wrap:wrap;gap:12px;margin-top:24px}a{display:flex;flex:1 1 160px;align-items:center;justify-content:center;box-sizing:border-box;min-height:48px;padding:8px 16px;border:2px solid;border-radius:8px;color:inherit;text-align:center;text-decoration:none;font-weight:600}a:first-child{border-color:CanvasText;background:CanvasText;color:Canvas}'
