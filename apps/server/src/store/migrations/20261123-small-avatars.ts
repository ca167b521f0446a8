import { sql, type Kysely } from 'kysely'

/** The generated avatars of demonstration anchors are now served as WebP instead of SVG. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    UPDATE account SET avatar = regexp_replace(avatar, '\\.svg$', '.webp') WHERE avatar ~ '^/media/avatar/\\d+\\.svg$'
  `.execute(db)
}
