import type { ChatModule } from '@org/im-sdk'

type Deeds = Record<string, (...args: never[]) => Promise<unknown>>

/** A module of which only these methods are used: its code loads when one is first called, and again after a failure. */
const loadedOnUse = <Methods extends Pick<Methods, Name> & object, Name extends keyof Methods & string>(
  name: string,
  names: readonly Name[],
  load: () => Promise<ChatModule<Methods>>,
): ChatModule<Pick<Methods, Name>> => ({
  name,
  install: (context) => {
    let loading: Promise<Methods> | null = null
    const loaded = () => {
      loading ??= load().then(
        (module) => module.install(context),
        (error: unknown) => {
          loading = null
          throw error
        },
      )
      return loading
    }
    const deeds: Deeds = Object.fromEntries(
      names.map((each) => [each, async (...args: never[]) => ((await loaded()) as unknown as Deeds)[each]?.(...args)]),
    )
    return deeds as unknown as Pick<Methods, Name>
  },
})

export const loadMessageActions = async () => (await import('@org/im-sdk/message-actions')).messageActions

export const messageActions = loadedOnUse('messageActions', ['deleteMessage'], loadMessageActions)

export const conversationActions = loadedOnUse(
  'conversationActions',
  ['pinConversation', 'setMessageRemindType', 'deleteConversation'],
  async () => (await import('@org/im-sdk/conversation-actions')).conversationActions,
)

export const groupApplications = loadedOnUse(
  'groupApplications',
  ['getGroupApplicationList', 'handleGroupApplication'],
  async () => (await import('@org/im-sdk/group-applications')).groupApplications,
)
