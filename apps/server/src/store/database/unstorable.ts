import pg from 'pg'

/** Whether the database has rejected a value: a text with a NUL, a number out of range, JSON with a lone surrogate. */
export const isUnstorable = (error: unknown): error is pg.DatabaseError =>
  error instanceof pg.DatabaseError && DATA_EXCEPTIONS.has(error.code ?? '')

/** Source: PostgreSQL, appendix A, class 22. */
const DATA_EXCEPTIONS = new Set([
  '22001', // string_data_right_truncation
  '22003', // numeric_value_out_of_range
  '22021', // character_not_in_repertoire
  '22P02', // invalid_text_representation
  '22P05', // untranslatable_character
])
