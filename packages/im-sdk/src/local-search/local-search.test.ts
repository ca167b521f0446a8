import { describe, expect, it } from 'vitest'
import { loggedIn, startChat } from '../testing'
import { localSearch, type LocalSearchOptions } from '.'

describe('IM-65 the local search', () => {
  it('without IndexedDB refuses only the search, with an error that says so', async () => {
    const { chat, server, clock } = await loggedIn('alice', { modules: [localSearch()] })
    server.say({ from: 'bob', to: 'alice', text: 'goal' })
    await clock.advance(5_000)
    expect(chat.views.messages('C2Cbob').get().messages).toHaveLength(1)
    await expect(chat.searchLocalMessages({ keywordList: ['goal'] })).rejects.toMatchObject({
      errorName: 'LOCAL_SEARCH_UNAVAILABLE',
    })
    await expect(chat.clearLocalMessages()).rejects.toMatchObject({ errorName: 'LOCAL_SEARCH_UNAVAILABLE' })
  })

  it('needs a login', async () => {
    const { chat } = startChat({ modules: [localSearch()] })
    await expect(chat.searchLocalMessages({ keywordList: ['goal'] })).rejects.toMatchObject({
      errorName: 'USER_NOT_LOGGED_IN',
    })
  })

  it.each<[string, unknown]>([
    ['no options', undefined],
    ['no keyword', { keywordList: [] }],
    ['an empty keyword', { keywordList: [''] }],
    ['too many keywords', { keywordList: ['a', 'b', 'c', 'd', 'e', 'f'] }],
    ['another match type', { keywordList: ['a'], matchType: 'not' }],
    ['no list of senders', { keywordList: ['a'], senderUserIDList: 'bob' }],
    ['no list of types', { keywordList: ['a'], messageTypeList: [1] }],
    ['a page of none', { keywordList: ['a'], count: 0 }],
    ['a page that is too long', { keywordList: ['a'], count: 101 }],
    ['a time as text', { keywordList: ['a'], from: 'yesterday' }],
    ['a cursor of elsewhere', { keywordList: ['a'], cursor: 'x' }],
  ])('refuses %s', async (_what, options) => {
    const { chat } = await loggedIn('alice', { modules: [localSearch()] })
    await expect(chat.searchLocalMessages(options as LocalSearchOptions)).rejects.toMatchObject({
      errorName: 'PARAMS_INVALID',
    })
  })

  it('refuses an id that is of no conversation', async () => {
    const { chat } = await loggedIn('alice', { modules: [localSearch()] })
    const search = chat.searchLocalMessages({ keywordList: ['a'], conversationID: 'bob' })
    await expect(search).rejects.toMatchObject({ errorName: 'INVALID_CONVERSATION_ID' })
  })

  it('refuses a limit that is none', () => {
    for (const messages of [0, 1.5, NaN])
      expect(() => startChat({ modules: [localSearch({ messages })] })).toThrow(
        expect.objectContaining({ errorName: 'PARAMS_INVALID' }),
      )
  })
})
