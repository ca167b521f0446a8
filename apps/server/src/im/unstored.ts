import type { SplitReply } from './frames/wires'

/** The reply to a keyed request that changed only memory of this process, so it runs again on each repeat. */
export class Unstored<Reply extends object> {
  constructor(readonly reply: Reply | SplitReply) {}
}
