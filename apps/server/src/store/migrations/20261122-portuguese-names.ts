import { sql, type Kysely } from 'kysely'

/** Teams and competitions get Portuguese names. Until the next start or import says more, they are the English ones. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const table of ['team', 'competition'])
    await sql`
      ALTER TABLE ${sql.table(table)} ADD COLUMN name_pt text NOT NULL DEFAULT '';
      ALTER TABLE ${sql.table(table)} ADD COLUMN short_name_pt text NOT NULL DEFAULT '';
      UPDATE ${sql.table(table)} SET name_pt = name_en, short_name_pt = short_name_en;
      ALTER TABLE ${sql.table(table)} ALTER COLUMN name_pt DROP DEFAULT;
      ALTER TABLE ${sql.table(table)} ALTER COLUMN short_name_pt DROP DEFAULT;
    `.execute(db)
}
