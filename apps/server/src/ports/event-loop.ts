export interface EventLoop {
  /** The median lag in milliseconds since the last call. A single pause does not affect it. */
  lagMs(): number
}
