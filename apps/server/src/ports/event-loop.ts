export interface EventLoop {
  /** Milliseconds by which half of what was due since the last call ran late. A single pause is none of it. */
  lagMs(): number
}
