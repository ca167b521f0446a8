import { refusingAbsent } from './absent-methods'
import type { Chat, ChatOptions, ChatViews, CoreChat } from './chat'
import { createLine } from './chat-line'
import { createStores } from './chat-stores'
import { checkOptions } from './check-options'
import { systemClock } from './clock/clock'
import { installConversations } from './conversations/install-conversations'
import { reporterTo } from './emitter'
import { messageMaker } from './messages/create-message'
import { installMessages } from './messages/install-messages'
import { ChangeReceiver } from './messages/receive-changes'
import type { ChatModule, ModuleContext } from './modules'
import { IM_PLATFORM } from './protocol/constants'
import { installSession } from './session/install-session'
import { instanceIDOf } from './session/instance-id'
import { Groups } from './store/groups'
import { Registry } from './store/registry'
import { browserStorage } from './store/storage'
import { guardedView, Source } from './store/view'

/** Creates a chat client. It opens no connection before `login`. */
export const createChat = <const Modules extends readonly ChatModule<object>[] = readonly []>(
  options: ChatOptions<Modules>,
): Chat<Modules> => {
  checkOptions(options)
  const { SDKAppID, endpoints, clock = systemClock, random = Math.random, platform = IM_PLATFORM.h5 } = options
  const instanceID = options.instanceID ?? instanceIDOf(options.storage ?? browserStorage(), SDKAppID, random)
  const reportThrown = reporterTo(options.onHandlerError)
  const stores = createStores(clock, random, reportThrown)
  const { emitter, session, timelines, conversations } = stores
  const line = createLine({ options, stores, instanceID, platform, mine: () => own.session })
  const { connection } = line

  const changes = new ChangeReceiver(stores)
  const shared = { ...stores, ...line, changes, makeMessage: messageMaker(stores), SDKAppID }
  const own = installSession({ ...shared, getUserSig: options.getUserSig ?? null })
  const messages = installMessages({ ...shared, onWait: (ms) => connection.want(ms) })
  const { isListCompleted, methods: listed } = installConversations({
    ...shared,
    messagesChanged: (messageList) => changes.synced(messageList),
  })
  const views: ChatViews = {
    session: guardedView(session.shown, reportThrown),
    netState: guardedView(connection.netState, reportThrown),
    conversations: guardedView(conversations.list, reportThrown),
    totalUnread: guardedView(conversations.total, reportThrown),
    messages: (conversationID) => guardedView(timelines.view(conversationID), reportThrown),
  }
  const { on, once, off } = emitter
  const core: CoreChat = { on, once, off, ...own.methods, ...messages, ...listed, views }

  const context: ModuleContext = {
    ...shared,
    groups: new Groups(),
    isListCompleted,
    instanceID,
    platform,
    endpoints,
    netState: connection.netState,
    serverTime: () => own.session.serverTime,
    settings: new Source({}),
    unlimitedAVChatRoom: options.unlimitedAVChatRoom ?? false,
  }
  const parts = new Registry<Record<string, unknown>>()
  parts.add({ ...core })
  for (const module of options.modules ?? []) parts.add({ ...module.install(context) })
  /** The only cast of the instance: the type lists exactly the installed methods. */
  return refusingAbsent({ ...parts.all }) as Chat<Modules>
}
