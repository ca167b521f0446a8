import { seconds } from '../../ports/clock'
import { inTransaction } from '../../store/database/in-transaction'
import { insertDemoContent } from '../../store/content/demo-content'
import type { Context } from '../context'
import { DEMO_ARTICLES } from './demo-articles'
import { readBlocks } from './read-blocks'

const DAY = 86_400

/**
 * Creates the articles and the activities of the demonstration at its first start. Later an operator may have changed or
 * removed them.
 */
export const seedDemoContent = async ({ db, clock }: Pick<Context, 'db' | 'clock'>): Promise<void> => {
  const now = seconds(clock)
  const blocks = (text: string) => JSON.stringify(readBlocks(text))
  const articles = DEMO_ARTICLES.flatMap(({ category, zh, pt }, place) =>
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
  const activity = {
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
  }
  await inTransaction(db, (transaction) => insertDemoContent(transaction, articles, [activity]))
}
