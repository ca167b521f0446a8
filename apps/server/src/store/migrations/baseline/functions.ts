import { sql } from 'kysely'

/** Functions of several tables: which transaction changed a row last, and what the texts of a row name. */
export const functions = sql`
  CREATE FUNCTION note_change() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      NEW.changed := pg_current_xact_id();
      RETURN NEW;
    END $$;

  -- The uploads that a text names, by the last part of their address, at any place in it.
  CREATE FUNCTION upload_names(content text) RETURNS text[] LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
    BEGIN
      IF strpos(content, '/uploads') = 0 THEN RETURN '{}'; END IF;
      RETURN ARRAY(SELECT (regexp_matches(content, '/([A-Za-z0-9_-]{22}[.][a-z0-9]{1,5})', 'g'))[1]);
    END $$;

  -- The keys of merged messages that a body names, also in bodies within bodies.
  CREATE FUNCTION merged_keys(content text) RETURNS text[] LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
    BEGIN
      IF strpos(content, 'ownloadKey') = 0 THEN RETURN '{}'; END IF;
      RETURN ARRAY(SELECT (regexp_matches(content, 'ownloadKey[\\\\]*"\\s*:\\s*[\\\\]*"([A-Za-z0-9_-]{32})', 'g'))[1]);
    END $$;
`
