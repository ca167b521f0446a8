import type { SimStore } from './sim-store'

/** How far a user's conversations go in the store, and how far the user has read, by their keys. */
export type Positions = ReadonlyMap<string, { readonly newest: number; readonly read: number }>

export const positionsOf = async (store: SimStore, userID: string): Promise<Positions> => {
  const rows = await store.direct<{ conv_id: string; seq: number; read_seq: number }>(
    'SELECT conv_id, seq, read_seq FROM user_conversation JOIN conversation USING (conv_id) WHERE user_id = $1',
    [userID],
  )
  return new Map(rows.map(({ conv_id, seq, read_seq }) => [conv_id, { newest: seq, read: read_seq }]))
}
