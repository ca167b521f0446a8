import { seconds } from '../../ports/clock'
import { inTransaction } from '../../store/database/in-transaction'
import {
  insertDemoContent,
  insertDemoVideos,
  mayHaveDemoContent,
  mayHaveDemoVideos,
} from '../../store/content/demo-content'
import { findAccountByName } from '../../store/identity/accounts'
import type { Context } from '../context'
import { DEMO_ARTICLES } from './demo-articles'
import { DEMO_ANCHORS } from '../live/demo-anchors'
import { DEMO_COLLECTIONS, DEMO_MOMENTS, DEMO_SECONDS, DEMO_VIDEO_CATEGORIES, DEMO_VIDEOS } from './demo-videos'
import { DEMO_PLACEMENTS } from './demo-placements'
import { readBlocks } from './read-blocks'

const DAY = 86_400

/**
 * Creates the articles, activities, banners, videos and moments of the demonstration at its first start. Later an operator may have changed or
 * removed them.
 */
export const seedDemoContent = ({ db, clock }: Pick<Context, 'db' | 'clock'>): Promise<void> =>
  inTransaction(db, async (transaction) => {
    const now = seconds(clock)
    if (await mayHaveDemoContent(transaction))
      await insertDemoContent(transaction, demoArticles(now), [demoActivity(now)], DEMO_PLACEMENTS)
    if (await mayHaveDemoVideos(transaction)) await insertDemoVideos(transaction, await demoVideos(transaction, now))
  })

const blocks = (text: string) => JSON.stringify(readBlocks(text))

const demoArticles = (now: number) =>
  DEMO_ARTICLES.flatMap(({ category, zh, pt }, place) =>
    [['zh', zh] as const, ['pt-BR', pt] as const].map(([lang, { title, summary, text }], second) => ({
      id: 2 * place + second + 1,
      lang,
      category,
      title,
      summary,
      cover: `/media/art/${place + 1}.webp`,
      blocks: blocks(text),
      is_demo: true,
      published_at: now - (DEMO_ARTICLES.length - place) * 7_200,
    })),
  )

const demoActivity = (now: number) => ({
  id: 1,
  title_zh: '演示活动：看台见面礼',
  title_pt: 'Atividade de demonstração: boas-vindas',
  summary_zh: '参加即得 50 演示金币',
  summary_pt: 'Entre e ganhe 50 de ouro de demonstração',
  cover: '/media/art/1.webp',
  blocks_zh: blocks('这是演示站的活动，金币只能在演示站内使用。\n\n- 每个账号一次\n- 活动期间有效\n- 金币立即到账'),
  blocks_pt: blocks(
    'Esta atividade é da demonstração: o ouro só vale aqui.\n\n- Uma vez por conta\n- Enquanto a atividade durar\n- O ouro entra na hora',
  ),
  starts_at: now - DAY,
  ends_at: now + 90 * DAY,
  gold: 50,
  places: 10_000,
})

/** Those of the anchors that are there. */
const demoVideos = async (db: Context['db'], now: number) => {
  const accounts = await Promise.all(DEMO_ANCHORS.map(({ account }) => findAccountByName(db, account)))
  const ofAnchor = (anchor: number): { account_id: number }[] => {
    const id = accounts[anchor]?.id
    return id === undefined ? [] : [{ account_id: id }]
  }
  return {
    categories: DEMO_VIDEO_CATEGORIES.map(({ zh, pt }, at) => ({ id: at + 1, name_zh: zh, name_pt: pt, position: at })),
    collections: DEMO_COLLECTIONS.map(({ zh, pt }, at) => ({ id: at + 1, title_zh: zh, title_pt: pt })),
    videos: DEMO_VIDEOS.flatMap(({ kind, anchor, category, collection, zh, pt }, at) =>
      ofAnchor(anchor).map((of) => ({
        ...of,
        id: at + 1,
        kind,
        title_zh: zh,
        title_pt: pt,
        cover: `/media/art/${at + 20}.webp`,
        seconds: DEMO_SECONDS,
        sources: JSON.stringify(
          ['HD', 'SD'].map((quality) => ({ quality, url: `/media/video/${quality}/${at + 1}.m3u8` })),
        ),
        category_id: category,
        collection_id: collection === 0 ? null : collection,
        is_demo: true,
        published_at: now - (DEMO_VIDEOS.length - at) * 3_600,
      })),
    ),
    moments: DEMO_MOMENTS.flatMap(({ anchor, picture, zh, pt }, at) =>
      ofAnchor(anchor).map((of) => ({
        ...of,
        id: at + 1,
        text: zh,
        text_pt: pt,
        pictures: picture === 0 ? [] : [`/media/art/${picture}.webp`],
        is_demo: true,
        created_at: now - (DEMO_MOMENTS.length - at) * 5_400,
      })),
    ),
  }
}
