import { forWire, pushes } from '@org/im-sdk/protocol'
import { frames, type Feed } from './feed'

/** A feed as the text frames of our gateway, each with something to acknowledge. */
export const pushFrames = (feed: Feed): string[] =>
  frames(feed).map((messageList, index) =>
    JSON.stringify({
      head: { servcmd: pushes.pushMessages.wire },
      body: forWire({ messageList, sessionData: index.toString(36) }),
    }),
  )
