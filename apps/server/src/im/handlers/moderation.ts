import type { moderationCommands } from '@org/im-sdk/protocol'
import { CONFIG_LIFETIME } from '../config/app-config'
import type { Handlers } from '../handler'

const PAGE = 200

export const moderation = {
  getProfanityList: async (
    { version, startIndex },
    {
      im: {
        context: { words },
      },
    },
  ) => {
    const page = version === words.version ? [] : words.entries.slice(startIndex, startIndex + PAGE)
    const next = startIndex + page.length
    return {
      version: words.version,
      completeFlag: page.length < PAGE || next >= words.entries.length ? 1 : 0,
      startIndex: next,
      profanityList: [...page],
      filterConfig: { isEnabled: words.entries.length > 0 ? 1 : 0, expiredTime: CONFIG_LIFETIME },
    }
  },
} satisfies Handlers<typeof moderationCommands>
