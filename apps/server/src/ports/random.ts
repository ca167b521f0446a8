export interface Random {
  /** 0 inclusive to 1 exclusive. */
  next(): number
  /** Unguessable bytes, for keys and tokens. */
  bytes(length: number): Uint8Array
}
