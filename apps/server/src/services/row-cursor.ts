/** The id in the cursor of a list whose newest row is first; null for the first page. */
export const rowBefore = (cursor: string): number | null => (/^[1-9]\d{0,8}$/.test(cursor) ? Number(cursor) : null)
