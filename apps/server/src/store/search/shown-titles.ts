import { type RawBuilder, sql } from 'kysely'
import type { RowLanguage } from '../content/content-tables'

/** For whom titles are found. */
export interface Readers {
  readonly site: string
  readonly lang: RowLanguage
  /** Epoch seconds. */
  readonly now: number
}

/** What is published: videos of accounts that are not banned, and articles of the site and the language. */
export const isShownTitle = ({ site, lang, now }: Readers): RawBuilder<boolean> => sql`coalesce(CASE kind
  WHEN 'video' THEN (SELECT video.is_on AND video.published_at <= ${now} AND account.status = 1
    FROM video JOIN account ON account.id = video.account_id WHERE video.id = target_id)
  ELSE (SELECT article.is_on AND article.published_at <= ${now} AND article.site IN ('', ${site}) AND article.lang = ${lang}
    FROM article WHERE article.id = target_id)
END, false)`
